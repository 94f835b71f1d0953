import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import nodeEndpoint from 'comlink/dist/umd/node-adapter.js'
import { build } from 'vite'
import { entities } from '../../src/build/entities'
import type { WorkerHandle } from '../../src/lib/worker-handle'

/** A browser gives its worker the message functions as globals: so the very script runs in Node too. */
const SHELL = `
import { parentPort } from 'node:worker_threads'
globalThis.postMessage = (message, ports) => parentPort.postMessage(message, ports)
globalThis.addEventListener = (_, listener) => parentPort.on('message', (data) => listener({ data, origin: '' }))
await import('./worker.mjs')
`

/** A worker's script as Vite packs it, in a folder of its own; returns the file that a Node worker starts. */
export async function packWorker(source = 'src/lib/solver-worker/worker.ts'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: entities },
    build: { outDir: folder, lib: { entry: source, formats: ['es'], fileName: () => 'worker.mjs' } },
  })
  const shell = join(folder, 'shell.mjs')
  writeFileSync(shell, SHELL)
  return shell
}

/** A Node thread in the place of a web worker. */
export interface Thread extends WorkerHandle {
  readonly thread: Worker
}

export function startThread(script: string): Thread {
  const thread = new Worker(script)
  return {
    thread,
    endpoint: nodeEndpoint(thread),
    stop: () => void thread.terminate(),
    onDeath: (tell) => {
      thread.on('error', tell)
      thread.on('exit', tell)
    },
  }
}
