import { transformAsync } from '@babel/core'
import fieldScope from '@babel/plugin-bugfix-safari-class-field-initializer-scope'
import type { Plugin } from 'vite'

/**
 * Safari 15 loses names in the initializers of class fields where these have brackets (WebKit bug 236843): wraps those.
 * Last of all, for a minifier takes such wrapping off again. What it makes depends on the code alone, so that the
 * names, hashes of the code before, still tell versions apart.
 */
export const oldSafari: Plugin = {
  name: 'mazouri-old-safari',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const done = await transformAsync(chunk.code, {
        plugins: [fieldScope],
        babelrc: false,
        configFile: false,
        minified: true,
        comments: false,
      })
      if (done?.code != null) chunk.code = done.code
    }
  },
}
