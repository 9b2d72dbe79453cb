import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { answerBrokenRequest } from './answerBrokenRequest.ts'
import { StartError } from './errors.ts'
import { BODY_MS } from './operate/watchBody.ts'

export type ListenParameters = {
  host: string
  /** 0: any free one. */
  port: number
  /** For requests that are too broken to reach a route. */
  headers: Record<string, string>
  /** Hears of every connection before its first request. */
  connect: (socket: Socket) => void
  handle: RequestListener
}

export type Listener = { port: number; close(): Promise<void> }

/** Long enough for a request that waits for its nodes. */
const DRAIN_MS = 11_000
const IDLE_CHECK_MS = 100
/** Longer than anything that is answered takes. */
const SILENCE_MS = 30_000
const serverOptions = {
  /** Who sends letter by letter holds no connection for long: first the headers, then all of it. */
  headersTimeout: 10_000,
  requestTimeout: BODY_MS,
  connectionsCheckingInterval: 2_000,
  /** Idle connections outlive those of a proxy in front, which would else send into a closed one. */
  keepAliveTimeout: 65_000,
  requireHostHeader: false,
}
const noSuchAddress = new Set<unknown>(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/** "localhost" is both of its addresses, whichever a browser tries first. */
export async function listen({ host, port, headers, connect, handle }: ListenParameters): Promise<Listener> {
  const servers: Server[] = []
  let bound = port
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    const server = createServer(serverOptions, handle)
    // Who takes nothing of an answer for so long has left without a word, or never meant to read it.
    server.setTimeout(SILENCE_MS)
    server.on('connection', connect)
    server.on('checkExpectation', handle)
    server.on('clientError', answerBrokenRequest(headers))
    try {
      bound = await open(server, { port: bound, address })
      servers.push(server)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      // A machine may have no IPv6, and a port that was chosen at random may be taken there.
      if (address === '::1' && (noSuchAddress.has(code) || port === 0)) continue
      await Promise.all(servers.map(shut))
      throw startError({ code, address, port, cause: error })
    }
  }
  return {
    port: bound,
    close: async () => {
      await Promise.all(servers.map(shut))
    },
  }
}

function open(server: Server, { port, address }: { port: number; address: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, () => {
      server.off('error', reject)
      const bound = server.address()
      resolve(typeof bound === 'object' && bound ? bound.port : port)
    })
  })
}

/** Takes no more, lets what is under way finish, and waits no longer than that can take. */
function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    // Those that were busy when it closed, once they are idle.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    server.close(() => {
      clearTimeout(timer)
      clearInterval(idle)
      resolve()
    })
  })
}

type Failure = { code: unknown; address: string; port: number; cause: unknown }

function startError({ code, address, port, cause }: Failure): StartError {
  if (code === 'EADDRINUSE') {
    const message = `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`
    return new StartError('port-in-use', message, { cause })
  }
  const message = `Cannot listen on ${address}, port ${port} (${String(code)}). Set HOST and PORT to an address this machine can use.`
  return new StartError('cannot-listen', message, { cause })
}
