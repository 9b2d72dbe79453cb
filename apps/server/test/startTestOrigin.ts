import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { type AllowedHost, parseAllowedHost } from '../src/fetch/allowedHost.ts'

export type TestOrigin = {
  port: number
  url: string
  /** How the operator would list it. */
  host: AllowedHost
  requests: Pick<IncomingMessage, 'url' | 'headers'>[]
  close(): Promise<void>
}

export type TestOriginParameters = { answer: RequestListener; tls?: { key: string; cert: string } }

/** A real server on loopback that plays a host of pictures. */
export async function startTestOrigin({ answer, tls }: TestOriginParameters): Promise<TestOrigin> {
  const requests: TestOrigin['requests'] = []
  const listener: RequestListener = (request, response) => {
    requests.push({ url: request.url, headers: request.headers })
    answer(request, response)
  }
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const host = parseAllowedHost(url)
  if (!host) throw new Error('The address of the test server is not one.')
  return {
    port,
    url,
    host,
    requests,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
