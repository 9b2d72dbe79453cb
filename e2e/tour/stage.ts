import { type createServer, request } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createTestClient, http } from 'viem'
import { type Certificate, makeCertificate } from '../../apps/server/test/makeCertificate.ts'

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

/** Once the server has stored the market: before that it answers 503, which a browser writes into its console. */
export async function untilFollowed(url: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    const { ok } = await fetch(`${url}/market/pairs`)
    if (ok) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('The server did not follow the chain to its end within a minute.')
}

/** A block a second, as a busy chain has them: nobody trades on prices that are half a minute old. */
export function keepMining(url: string): () => void {
  const client = createTestClient({ mode: 'hardhat', transport: http(url) })
  const timer = setInterval(() => void client.mine({ blocks: 1 }).catch(() => undefined), 1_000)
  return () => clearInterval(timer)
}
