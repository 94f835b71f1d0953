/** Text ↔ rules values. The door to notation: other folders import from here alone. */
export * from './fen'
export * from './iccs'
