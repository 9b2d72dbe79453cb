import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Chain } from './createChain.ts'

type RpcRequest = { id?: unknown; method?: unknown; params?: unknown }

/** Contract deployments are the largest requests; this is far above them. */
const maxBodyBytes = 5_000_000

/** JSON-RPC over HTTP for the in-process chain, on the loopback address only. */
export async function serveRpc(
  chain: Chain,
  port: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    answer(chain, request, response).catch((error: unknown) => {
      send(response, 400, failure(null, { code: -32700, message: String(error) }))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(chain: Chain, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'OPTIONS') return send(response, 204, undefined)
  if (request.method !== 'POST')
    return send(response, 405, failure(null, { code: -32600, message: 'Use POST.' }))
  const body: unknown = JSON.parse(await readBody(request))
  const result = Array.isArray(body)
    ? await Promise.all(body.map((one: RpcRequest) => call(chain, one)))
    : await call(chain, body as RpcRequest)
  send(response, 200, result)
}

async function call(chain: Chain, request: RpcRequest | null) {
  const { id = null, method, params } = request ?? {}
  if (typeof method !== 'string') return failure(id, { code: -32600, message: 'The request has no method.' })
  try {
    const result = await chain.request({ method, params: Array.isArray(params) ? params : [] })
    return { jsonrpc: '2.0', id, result }
  } catch (error) {
    const { code, message, data } = error as { code?: unknown; message?: unknown; data?: unknown }
    return failure(id, { code: typeof code === 'number' ? code : -32603, message: String(message), data })
  }
}

function failure(id: unknown, error: { code: number; message: string; data?: unknown }) {
  return { jsonrpc: '2.0', id, error }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBodyBytes) throw new Error('The request is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Open to every origin, so that a browser wallet can use the devnet: there is nothing here worth stealing. */
function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
  })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

class PortInUseError extends Error {
  readonly code = 'port-in-use'

  constructor(port: number) {
    super(
      `Port ${port} for the devnet is in use. Stop the program that uses it, or choose another port: DEVNET_PORT=${port + 1} npm start`,
    )
    this.name = 'PortInUseError'
  }
}
