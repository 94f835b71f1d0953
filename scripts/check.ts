/** Everything that can be said about the source without building it. Runs every part, then says which ones failed. */
import { runParts } from './parts'
import { UNIT_REPORT } from './totals'

const failed = runParts([
  // Types of routes and aliases: lint and svelte-check read them.
  { name: 'sync', command: 'svelte-kit sync' },
  { name: 'format', command: 'prettier --check --log-level warn .' },
  { name: 'lint', command: 'eslint . --max-warnings 0' },
  { name: 'types', command: 'svelte-check --fail-on-warnings --output human' },
  { name: 'types of the service worker', command: 'tsc -p src/service-worker' },
  {
    name: 'tests',
    command: `vitest run --project source --reporter=default --reporter=json --outputFile=${UNIT_REPORT}`,
  },
])
console.log(failed.length === 0 ? '\ncheck: all good' : `\ncheck: failed in ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
