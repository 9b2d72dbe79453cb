import { connect, createServer, type Socket } from 'node:net'
import { z } from 'zod'

export type TcpProxy = {
  port: number
  /** So many milliseconds in each direction, from now on. */
  slow(ms: number): void
  /** Takes everything and passes nothing on, as a network does that lost a machine. */
  silence(): void
  /** New connections work again; those that fell silent never do. */
  heal(): void
  stop(): Promise<void>
}

/** Stands between a client and a server on this machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isSilent = false
  let delayMs = 0
  const silenced = new WeakSet<Socket>()

  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      if (isSilent) silenced.add(from)
      let sending = Promise.resolve()
      from.on('data', (chunk) => {
        const due = performance.now() + delayMs
        // One after the other: what comes later must not overtake, also when the delay gets shorter.
        sending = sending.then(() => until(due)).then(() => void (silenced.has(from) || to.write(chunk)))
      })
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: z.object({ port: z.number() }).parse(server.address()).port,
    slow(ms) {
      delayMs = ms
    },
    silence() {
      isSilent = true
      for (const socket of sockets) silenced.add(socket)
    },
    heal() {
      isSilent = false
    },
    async stop() {
      const closed = new Promise((done) => server.close(done))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

async function until(due: number): Promise<void> {
  const wait = due - performance.now()
  if (wait > 0) await new Promise((done) => setTimeout(done, wait))
}
