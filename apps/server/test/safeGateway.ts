import type { Devnet } from '@love/devnet/startDevnet'
import type { Endpoint } from '@love/safe/api/endpoints/endpoint'
import type * as z from 'zod/mini'
import { type Config, readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { createPost } from '../src/rpc/upstreams/createPost.ts'
import { createUpstreams } from '../src/rpc/upstreams/createUpstreams.ts'
import { createGateway } from '../src/safe/gateway/createGateway.ts'
import { createParts } from '../src/safe/gateway/createParts.ts'
import { createRoutes } from '../src/safe/gateway/createRoutes.ts'
import type { Database } from '../src/store/openStore.ts'
import type { Threads } from '../src/threads/createThreads.ts'

export type TestGatewayParameters = {
  devnet: Pick<Devnet, 'url'>
  db: Database
  pool: Threads
  now?: () => number
  ethSign?: boolean
  config?: Partial<Config>
}

type Input<E extends Endpoint> = {
  parameters?: Partial<z.input<E['parameters']>>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

type TestReply<E extends Endpoint> = {
  status: number
  /** Undefined where it was refused. */
  reply: z.output<E['reply']> | undefined
  /** The words of a refusal. */
  message: string
}

export type TestGateway = {
  /** The reply is what the endpoint's own schema makes of it. */
  ask<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<TestReply<E>>
  answer(request: Request): Promise<Response>
  /** What went wrong in here. */
  logLines: string[]
}

/** The real gateway, without a server around it. */
export async function createTestGateway(parameters: TestGatewayParameters): Promise<TestGateway> {
  const { devnet, db, pool, now = Date.now, ethSign = false } = parameters
  const logLines: string[] = []
  const log = createLog({
    level: 'error',
    write: (line) => void logLines.push(line),
    now,
    scrub: (text) => text,
  })
  const wide = { perSecond: 1e9, burst: 1e9, totalPerSecond: 1e9 }
  const defaults = readConfig({ RPC_URLS: devnet.url, APP_URL: 'https://love.example' })
  const config = {
    ...defaults,
    safeEthSign: ethSign,
    ...parameters.config,
    gatewayLimits: { ...defaults.gatewayLimits, ...wide, writesPerSecond: 1e9, writesBurst: 1e9 },
  }
  const upstreams = createUpstreams({ config, log, post: createPost(), now, random: Math.random })
  await upstreams.monitor.poll()
  const parts = createParts({ config, upstreams, db, pool, now, log })
  const routes = createRoutes(parts)
  const gateway = createGateway({ config, routes, versions: parts.versions, now, log })
  const answer = (request: Request) => gateway(request, 'tests')
  return {
    answer,
    logLines,
    async ask<E extends Endpoint>(
      endpoint: E,
      { parameters: given = {}, query = {}, body, headers = {} }: Input<E>,
    ): Promise<TestReply<E>> {
      const response = await answer(requestFor(endpoint, { given, query, body, headers }))
      const text = await response.text()
      const parsed: unknown = text === '' ? undefined : JSON.parse(text)
      if (response.ok) {
        const reply = endpoint.reply.parse(parsed) as z.output<E['reply']>
        return { status: response.status, reply, message: '' }
      }
      const { message } = parsed as { message: string }
      if (response.status >= 500) throw new Error(`${message} ${logLines.at(-1)}`)
      return { status: response.status, reply: undefined, message }
    },
  }
}

function requestFor(
  { method, path }: Endpoint,
  asked: { given: object; query: Record<string, string>; body: unknown; headers: Record<string, string> },
): Request {
  const values = { chainId: '1337', ...asked.given } as Record<string, string>
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const search = new URLSearchParams(asked.query).toString()
  return new Request(`http://somewhere.example${filled}${search && `?${search}`}`, {
    method,
    headers: { 'content-type': 'application/json', ...asked.headers },
    ...(asked.body !== undefined && {
      body: typeof asked.body === 'string' ? asked.body : JSON.stringify(asked.body),
    }),
  })
}
