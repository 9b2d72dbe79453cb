import { type createServer, request } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { createTestClient, http } from 'viem'

export type Certificate = { readonly cert: string; readonly key: string }

/** For one host name, signed by nobody but itself. */
export async function makeCertificate(host: string, lastsUntil?: Date): Promise<Certificate> {
  const notBeforeDate = new Date(Date.now() - 2 * 86_400_000)
  const { cert, private: key } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    notBeforeDate,
    notAfterDate: lastsUntil ?? new Date(Date.now() + 86_400_000),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  })
  return { cert, key }
}

export type Front = { readonly port: number; close(): Promise<void> }

/** Does https for one host, as the proxy of an operator does: passes all on, with who asked for what. */
export async function startHttpsFront(
  host: string,
  target: string,
): Promise<Front & Pick<Certificate, 'cert'>> {
  const certificate = await makeCertificate(host)
  const server = createHttpsServer(certificate, (incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress }
    const passed = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method ?? 'GET', headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  return { ...(await listening(server)), cert: certificate.cert }
}

async function listening(server: ReturnType<typeof createServer>): Promise<Front> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** A block a second, as a busy chain has them: nobody trades on prices that are half a minute old. */
export function keepMining(url: string): () => void {
  const client = createTestClient({ mode: 'hardhat', transport: http(url) })
  const timer = setInterval(() => void client.mine({ blocks: 1 }).catch(() => undefined), 1_000)
  return () => clearInterval(timer)
}
