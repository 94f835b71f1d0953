import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { SCRIPT_TARGET } from '../../src/build/target'

import type * as core from './core'

export type Core = typeof core

/** The core in one minified file, made by the app's own bundler for the same browsers: what a phone gets to run. */
export async function shippedCore(): Promise<Core> {
  const outDir = mkdtempSync(join(tmpdir(), 'mazouri-bench-'))
  const entry = fileURLToPath(new URL('core.ts', import.meta.url))
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        target: SCRIPT_TARGET,
        outDir,
        emptyOutDir: true,
        minify: true,
        lib: { entry, formats: ['es'], fileName: () => 'core.mjs' },
      },
    })
    return (await import(pathToFileURL(join(outDir, 'core.mjs')).href)) as Core
  } finally {
    rmSync(outDir, { recursive: true })
  }
}
