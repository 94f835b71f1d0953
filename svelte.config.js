import adapter from '@sveltejs/adapter-static'
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

/** Where the app stands on its host: '' or '/somewhere'. Only the 404 page needs to know; all other pages use relative paths. */
const base = /** @type {'' | `/${string}`} */ ((process.env['BASE_PATH'] ?? '').replace(/\/+$/, ''))

/** @type {import('@sveltejs/kit').Config} */
export default {
  preprocess: vitePreprocess(),
  // Nobody on the page asks which Svelte it was.
  compilerOptions: { discloseVersion: false },
  kit: {
    adapter: adapter({ fallback: '404.html' }),
    paths: { base, relative: true },
    // A constant: else every build would change every page, and every update would fetch them all again.
    version: { name: 'mazouri' },
    // Registered by hand, at a quiet moment, and never in development.
    serviceWorker: { register: false },
    prerender: { handleUnseenRoutes: 'fail' },
    alias: { $build: 'src/build' },
    typescript: {
      config: (config) => {
        config.include.push('../*.js', '../*.ts', '../scripts/**/*.ts', '../tests/**/*.ts')
      },
    },
  },
}
