import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import type { RpcAnswer } from '../rpcAnswer.ts'
import { type ComparedCall, compareNodes } from './compareNodes.ts'
import { createMonitor, type Monitor } from './createMonitor.ts'
import { createNode } from './createNode.ts'
import type { Post } from './createPost.ts'
import { readFromNodes } from './readFromNodes.ts'
import type { RpcCall } from './rpcNode.ts'
import { type RpcTimings, rpcTimings } from './rpcTimings.ts'
import { createScrub } from './scrub.ts'
import { sendToNode } from './sendToNode.ts'

/** The nodes behind the server, as one. */
export type Upstreams = {
  read(calls: readonly RpcCall[]): Promise<RpcAnswer[]>
  send(call: RpcCall): Promise<RpcAnswer>
  compare(calls: readonly ComparedCall[]): Promise<RpcAnswer[]>
  monitor: Monitor
}

export type UpstreamsDeps = {
  config: Pick<Config, 'rpcUrls' | 'chainId' | 'rpcLimits'>
  log: Log
  post: Post
  now: () => number
  random: () => number
  timings?: Partial<RpcTimings> | undefined
}

export function createUpstreams({ config, log, post, now, random, timings }: UpstreamsDeps): Upstreams {
  const { hedgeMs, budgetMs, pollMs, pollTimeoutMs } = { ...rpcTimings, ...timings }
  const scrub = createScrub(config.rpcUrls)
  const maxBytes = config.rpcLimits.responseBytes
  const nodes = config.rpcUrls.map((url, at) => createNode({ url, position: at + 1, post, maxBytes, scrub }))
  const monitor = createMonitor({ nodes, chainId: config.chainId, now, log, pollMs, pollTimeoutMs })
  const deps = { order: monitor.order, report: monitor.report, budgetMs, now, random }
  // Nodes that are silent anyway are tried, but nobody waits long for them.
  const patience = () => (monitor.healthy().length > 0 ? budgetMs : Math.min(hedgeMs, budgetMs))
  return {
    read: (calls) => readFromNodes(calls, { ...deps, hedgeMs, budgetMs: patience() }),
    send: (call) => sendToNode(call, deps),
    compare: (calls) => compareNodes(calls, { monitor, budgetMs }),
    monitor,
  }
}
