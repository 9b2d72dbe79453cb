import { type IncomingMessage, request as openRequest } from 'node:http'
import { FetchError } from './FetchError.ts'
import { type OpenConnectionParameters, openConnection } from './openConnection.ts'

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
