/** After the build: tells the service worker every file of the site, with its revision. */
import { injectManifest } from 'workbox-build'
import { isKept } from '../src/service-worker/packs'

const SITE = 'build'

const { count, size, warnings } = await injectManifest({
  swSrc: '.svelte-kit/output/client/service-worker.js',
  swDest: `${SITE}/service-worker.js`,
  globDirectory: SITE,
  globPatterns: ['**/*'],
  globIgnores: ['service-worker.js', '**/*.map'],
  manifestTransforms: [(files) => ({ manifest: files.filter(({ url }) => isKept(url)) })],
  // A file whose name is a hash of itself needs no revision: what the browser has of that name is what it is.
  dontCacheBustURLsMatching: /^_app\/immutable\//,
  maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
})
for (const warning of warnings) console.warn(warning)
console.log(`offline pack: ${count} files, ${Math.round(size / 1024)} kB`)
process.exitCode = warnings.length === 0 ? 0 : 1
