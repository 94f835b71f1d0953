import { createReadStream, existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { sveltekit } from '@sveltejs/kit/vite'
import type { BuildEnvironmentOptions, Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { lightCatalogues } from './src/build/page-catalogue.ts'
import { entities } from './src/build/entities.ts'
import { oldSafari } from './src/build/old-safari.ts'
import { SCRIPT_TARGET, TARGET } from './src/build/target.ts'

const base = (process.env['BASE_PATH'] ?? '').replace(/\/+$/, '')

const BASE_PACKAGES = /node_modules\/(svelte|@sveltejs|i18next|esm-env|clsx|devalue)\//

/** Small modules of every page: each in a file of its own would cost a request and pack badly. */
const COMMON =
  /src\/lib\/(i18n\/(languages|load|translator)\.ts|ui\/(addresses|choices|translation|learner\.svelte|progress-warning)\.ts|ui\/(PageHead|Icon|Stars|Points)\.svelte|lesson\/types\.ts|rules\/(board|result)\.ts)$|preload-helper/

const GROUPS = [
  { name: 'base', test: BASE_PACKAGES },
  { name: 'common', test: COMMON },
]

const isFile = (path: string): boolean => existsSync(join('build', path))
const pathOf = ({ url = '/' }: IncomingMessage): string => decodeURI(new URL(url, 'http://host').pathname)

/** What static hosts do beyond sending files: a folder's address gets its slash, an unknown one the 404 page. */
const staticHost: Plugin = {
  name: 'mazouri-static-host',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = pathOf(request)
      if (path.endsWith('/') || !isFile(`${path.slice(base.length)}/index.html`)) next()
      else response.writeHead(301, { location: encodeURI(`${path}/`) }).end()
    })
    return () => {
      middlewares.use((request, response, next) => {
        const path = pathOf(request)
        if (path.endsWith('.html') && isFile(path)) {
          next()
          return
        }
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
        createReadStream(join('build', '404.html')).pipe(response)
      })
    }
  },
}

const siteBuild: BuildEnvironmentOptions = {
  target: SCRIPT_TARGET,
  cssTarget: TARGET,
  // What every page needs of others in one file: it packs tighter, and outlives most updates.
  rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
}

export default defineConfig(({ isPreview }) =>
  isPreview === true
    ? {
        // Kit's own preview answers from its workshop folder, without 404 page or service worker: here build/ is the site.
        appType: 'mpa',
        base: `${base}/`,
        build: { outDir: 'build' },
        plugins: [staticHost],
        preview: { port: 4173, strictPort: true },
      }
    : {
        plugins: [lightCatalogues, sveltekit(), oldSafari],
        resolve: { alias: entities },
        worker: { format: 'es', plugins: () => [oldSafari] },
        define: { __SITE__: JSON.stringify((process.env['SITE_URL'] ?? '').replace(/\/+$/, '')) },
        build: siteBuild,
        test: {
          environment: 'node',
          projects: [
            { extends: true, test: { name: 'source', include: ['tests/**/*.test.ts'], exclude: ['tests/built/**'] } },
            // Builds the site itself, some seconds each time: after the quick ones.
            { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'], testTimeout: 120_000 } },
          ],
        },
      },
)
