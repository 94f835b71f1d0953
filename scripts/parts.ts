/** Runs named shell commands one after the other, shows all they say, and gives the names of those that failed. */
import { spawnSync } from 'node:child_process'

export interface Part {
  readonly name: string
  readonly command: string
}

export const runParts = (parts: readonly Part[]): string[] =>
  parts
    .filter(({ name, command }) => {
      console.log(`\n── ${name}`)
      return spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0
    })
    .map(({ name }) => name)
