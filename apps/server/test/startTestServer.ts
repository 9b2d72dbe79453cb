import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Config, readConfig } from '../src/config.ts'
import type { FollowTimings } from '../src/follow/followTimings.ts'
import { createLog } from '../src/log.ts'
import type { RpcTimings } from '../src/rpc/upstreams/rpcNode.ts'
import type { RpcLimits } from '../src/settings/chainSettings.ts'
import { type RunningServer, startServer } from '../src/startServer.ts'
import { type Chain, createTestChain } from './Chain.ts'
import { type FaultNode, startFaultNode } from './startFaultNode.ts'
import { writeWeb } from './writeWeb.ts'

export type TestServerParameters = {
  nodes?: number
  chain?: Chain
  config?: Partial<Config>
  limits?: Partial<RpcLimits>
  timings?: Partial<RpcTimings>
  now?: () => number
  /** False by default, as most tests count what the nodes are asked. */
  follow?: Partial<FollowTimings> | false
  /** In the address of every node. */
  secret?: string
  /** Removed when the server is closed; a small site of its own by default. */
  webFolder?: string
}

const rpcReply = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]),
  result: z.unknown().optional(),
  error: z.object({ code: z.int(), message: z.string(), data: z.unknown().optional() }).optional(),
})
type RpcReply = z.infer<typeof rpcReply>

export type TestServer = RunningServer & {
  chain: Chain
  nodes: FaultNode[]
  node: FaultNode
  logLines: string[]
  post(body: unknown, headers?: Record<string, string>): Promise<Response>
  rpc(method: string, params?: unknown[]): Promise<RpcReply>
}

/** The whole server on a free port, in front of real HTTP nodes of one real chain. Limits on rate are out of the way. */
export async function startTestServer(parameters: TestServerParameters = {}): Promise<TestServer> {
  const chain = parameters.chain ?? (await createTestChain())
  const nodes: FaultNode[] = []
  for (let count = parameters.nodes ?? 1; count > 0; count--) {
    nodes.push(await startFaultNode(chain, parameters.secret))
  }
  const [node] = nodes
  if (!node) throw new Error('A server needs a node.')
  const defaults = readConfig({})
  const wide = { perSecond: 1e6, burst: 1e6, totalPerSecond: 1e6 }
  const wideGas = { perSecond: 1e12, burst: 1e12, totalPerSecond: 1e12 }
  const webFolder = parameters.webFolder ?? (await writeWeb())
  const config: Config = {
    ...defaults,
    port: 0,
    dataDir: join(webFolder, '.data'),
    rpcUrls: nodes.map(({ url }) => url),
    ...parameters.config,
    rpcLimits: { ...defaults.rpcLimits, ...wide, gas: wideGas, ...parameters.limits },
  }
  const logLines: string[] = []
  const write = (line: string) => void logLines.push(line)
  const log = createLog({ level: 'info', write, now: Date.now, scrub: (text) => text })
  const server = await startServer(config, {
    webFolder,
    log,
    now: parameters.now,
    timings: { pollMs: 1e6, ...parameters.timings },
    follow: parameters.follow ?? false,
  })

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    ...server,
    chain,
    nodes,
    node,
    logLines,
    post,
    async rpc(method, params = []) {
      const response = await post({ jsonrpc: '2.0', id: 1, method, params })
      return rpcReply.parse(await response.json())
    },
    async close() {
      await server.close()
      await Promise.all(nodes.map(({ down }) => down()))
      await rm(webFolder, { recursive: true })
    },
  }
}
