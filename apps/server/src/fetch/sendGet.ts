import { Resolver } from 'node:dns/promises'
import { type IncomingMessage, request as openRequest } from 'node:http'
import { connect as openSocket } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as openTls } from 'node:tls'
import { isLiteral, portOf } from './allowedHost.ts'
import { FetchError } from './readBody.ts'

export type SendGetParameters = OpenConnectionParameters & { accept: string }

/** One GET on a connection of its own, until the headers of the answer are there. It carries nothing about anybody. */
export async function sendGet({ accept, ...parameters }: SendGetParameters): Promise<IncomingMessage> {
  const { url, signal } = parameters
  const socket = await openConnection(parameters)
  return new Promise((resolve, reject) => {
    const request = openRequest({
      createConnection: () => socket,
      path: url.pathname + url.search,
      headers: { host: url.host, accept, 'accept-encoding': 'gzip, br', connection: 'close' },
      maxHeaderSize: 16_384,
      signal,
    })
    const fail = (cause?: unknown) => {
      socket.destroy()
      reject(
        new FetchError('failed', `${url.host} closed the connection before the answer was complete.`, {
          cause,
        }),
      )
    }
    request.once('response', (response) => {
      // The body may break off later: whoever reads it hears of that from the response itself.
      request.on('error', () => socket.destroy())
      response.once('close', () => socket.destroy())
      resolve(response)
    })
    request.once('error', fail)
    request.once('close', () => fail())
    request.end()
  })
}

type OpenConnectionParameters = {
  url: URL
  /** Checked ones, tried in order. */
  addresses: readonly string[]
  connect: Connect
  signal: AbortSignal
}

/** More are not worth the wait. */
const MOST_ATTEMPTS = 3

/** To one of the pinned addresses, never to the name; over TLS the name still has to be proven. */
async function openConnection(parameters: OpenConnectionParameters): Promise<Duplex> {
  const { url, signal } = parameters
  const socket = await connectFirst(parameters)
  if (url.protocol !== 'https:') return socket
  return new Promise((resolve, reject) => {
    const secured = openTls({
      socket,
      // An address in numbers is not a name that a server can be asked for; its certificate is still checked.
      ...(isLiteral(url.hostname)
        ? { host: url.hostname.replace(/^\[|\]$/g, '') }
        : { servername: url.hostname }),
      ALPNProtocols: ['http/1.1'],
    })
    const stop = () => secured.destroy(new Error('Timed out.'))
    const fail = (cause: unknown) => {
      socket.destroy()
      signal.removeEventListener('abort', stop)
      reject(new FetchError('failed', `${url.host} has no valid certificate.`, { cause }))
    }
    signal.addEventListener('abort', stop, { once: true })
    secured.once('error', fail)
    secured.once('close', fail)
    secured.once('secureConnect', () => {
      signal.removeEventListener('abort', stop)
      secured.off('error', fail)
      secured.off('close', fail)
      resolve(secured)
    })
    if (signal.aborted) stop()
  })
}

async function connectFirst({ url, addresses, connect, signal }: OpenConnectionParameters): Promise<Duplex> {
  let cause: unknown
  for (const address of addresses.slice(0, MOST_ATTEMPTS)) {
    signal.throwIfAborted()
    try {
      return await connect({ address, port: portOf(url), signal })
    } catch (error) {
      cause = error
    }
  }
  throw new FetchError('failed', `${url.host} cannot be reached.`, { cause })
}

export type ConnectTarget = { address: string; port: number; signal: AbortSignal }

/** A plain connection to a checked address; what runs on it is not its concern. */
export type Connect = (target: ConnectTarget) => Promise<Duplex>

export const connectTo: Connect = ({ address, port, signal }) =>
  new Promise((resolve, reject) => {
    const socket = openSocket({ host: address, port })
    const stop = () => socket.destroy(new Error('Timed out.'))
    signal.addEventListener('abort', stop, { once: true })
    // Stays on: what breaks later is heard by whoever reads, and must not be an error that nobody hears.
    socket.on('error', reject)
    socket.once('connect', () => {
      signal.removeEventListener('abort', stop)
      resolve(socket)
    })
  })

/** All addresses of a name; none when it has none. */
export type Resolve = (name: string) => Promise<readonly string[]>

/** Asks name servers, not the system's lookup: that one blocks a thread while it waits and reads local host files. */
export const resolveHost: Resolve = async (name) => {
  if (name === 'localhost') return ['127.0.0.1', '::1']
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}
