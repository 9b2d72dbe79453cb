import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Asked = {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A gateway on this machine that answers as it is told, and remembers what it was asked. */
export async function listen(answer: RequestListener) {
  const asked: Asked[] = []
  const server = createServer(async (incoming, outgoing) => {
    let body = ''
    for await (const chunk of incoming) body += chunk
    const { method, url, headers } = incoming
    asked.push({ method, url, headers, body })
    answer(incoming, outgoing)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

export const answerWith =
  (body: string, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, outgoing) => {
    outgoing.writeHead(status, headers).end(body)
  }
