import { type IncomingMessage, request as openRequest } from 'node:http'
import type { Duplex } from 'node:stream'
import { connect as openTls } from 'node:tls'
import { isLiteral, portOf } from './allowedHost.ts'
import type { Connect } from './connectTo.ts'
import { FetchError } from './FetchError.ts'

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
      reject(new FetchError('failed', `${url.host} broke off its answer.`, { cause }))
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
    const stop = () => secured.destroy(new Error('The time is over.'))
    const fail = (cause: unknown) => {
      socket.destroy()
      signal.removeEventListener('abort', stop)
      reject(new FetchError('failed', `${url.host} did not prove its name.`, { cause }))
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
