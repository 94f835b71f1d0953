import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

export interface StaticServer {
  /** `http://localhost:<port><base>/` */
  readonly address: string
  /** What has been asked for, in order, from the site's root on. */
  readonly requests: string[]
  readonly close: () => void
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

const send = (response: ServerResponse, file: string, status: number): void => {
  response.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}

const answer = (folder: string, path: string, response: ServerResponse): void => {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  if (isFile(file)) send(response, file, 200)
  else if (isFile(join(file, 'index.html')))
    response.writeHead(301, { location: `${path.split('/').at(-1) ?? ''}/` }).end()
  else send(response, join(folder, '404.html'), 404)
}

/** A static host of `folder` below `base` ('' or '/somewhere'), on a free port. */
export const serve = async (folder: string, base = ''): Promise<StaticServer> => {
  const requests: string[] = []
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://host').pathname)
    if (!path.startsWith(`${base}/`)) {
      response.writeHead(404).end()
      return
    }
    requests.push(path.slice(base.length))
    answer(folder, path.slice(base.length), response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}${base}/`, requests, close: () => server.close() }
}
