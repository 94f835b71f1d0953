/** What only authors read of a catalogue. */
declare module '*.json?author' {
  const catalogue: Readonly<Record<string, object>>
  export { catalogue as default }
}

declare module '*.json?more' {
  const catalogue: Readonly<Record<string, object>>
  export { catalogue as default }
}

declare module '*.json?drill' {
  const catalogue: Readonly<Record<string, object>>
  export { catalogue as default }
}

declare module '*.json?home' {
  const catalogue: Readonly<Record<string, object>>
  export { catalogue as default }
}
