/** Everything that can be said about the source without building it. Runs every part, then says which ones failed. */
import { spawnSync } from 'node:child_process'

const parts: readonly (readonly [name: string, command: string])[] = [
  ['format', 'prettier --check --log-level warn .'],
  ['lint', 'eslint . --max-warnings 0'],
  ['types', 'svelte-kit sync && svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human'],
  ['tests', 'vitest run'],
]

const failed = parts.filter(([name, command]) => {
  console.log(`\n── ${name}`)
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0
})

console.log(failed.length === 0 ? '\ncheck: all good' : `\ncheck: failed in ${failed.map(([name]) => name).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
