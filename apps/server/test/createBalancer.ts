import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { ServerProcess } from './startServerProcess.ts'

type BalancedRequest = {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}
export type BalancedReply = { status: number; headers: IncomingHttpHeaders; text: string }

export type Balancer = {
  servers: Set<ServerProcess>
  /** To one that is ready, on a connection that is kept. Rejects where the answer did not come. */
  send(request: BalancedRequest): Promise<BalancedReply>
  stop(): void
}

const CHECK_MS = 100

/** In front of several servers: it asks each at `/ready` all the time, and sends nothing to those that are not. */
export function createBalancer(): Balancer {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const servers = new Set<ServerProcess>()
  let ready: ServerProcess[] = []
  let turn = 0

  const ask = (url: string, { method, path, headers = {}, body }: BalancedRequest, timeout = 15_000) =>
    new Promise<BalancedReply>((resolve, reject) => {
      const asked = request(url + path, { method, headers, agent, timeout }, (answer) => {
        let text = ''
        answer.on('data', (chunk) => {
          text += String(chunk)
        })
        answer.on('error', reject)
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      })
      asked.on('timeout', () => asked.destroy(new Error('No answer in time.')))
      asked.on('error', reject)
      asked.end(body)
    })
  const check = async () => {
    const asked = [...servers].map(async (server) => {
      const { status } = await ask(server.url, { method: 'GET', path: '/ready' }, 1_000)
      return status === 200 ? [server] : []
    })
    const results = await Promise.allSettled(asked)
    ready = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  }
  const timer = setInterval(() => void check(), CHECK_MS)

  return {
    servers,
    async send(sent) {
      for (const end = Date.now() + 10_000; ready.length === 0; ) {
        if (Date.now() > end) throw new Error('No server is ready.')
        await new Promise((done) => setTimeout(done, 10))
      }
      turn += 1
      const server = ready[turn % ready.length]
      if (!server) throw new Error('No server is ready.')
      try {
        return await ask(server.url, sent)
      } catch (error) {
        // Who does not answer gets nothing more until it is ready again.
        ready = ready.filter((one) => one !== server)
        throw error
      }
    },
    stop() {
      clearInterval(timer)
      agent.destroy()
    },
  }
}
