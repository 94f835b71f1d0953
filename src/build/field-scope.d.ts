declare module '@babel/plugin-bugfix-safari-class-field-initializer-scope' {
  import type { PluginItem } from '@babel/core'
  const fieldScope: PluginItem
  // eslint-disable-next-line no-restricted-syntax -- the package exports nothing else
  export default fieldScope
}
