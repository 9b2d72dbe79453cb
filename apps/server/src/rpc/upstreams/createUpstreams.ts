import { isHex, keccak256 } from 'viem/utils'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import { type RpcAnswer, rpcCodes, rpcFailure } from '../rpcAnswer.ts'
import { askNodes, type NodeDeps, readFromNodes } from './askNodes.ts'
import { type ComparedCall, compareNodes, type Told } from './compareNodes.ts'
import { createMonitor, type Monitor } from './createMonitor.ts'
import type { Post } from './createPost.ts'
import { failureAnswer } from './failureAnswer.ts'
import type { BadReply } from './raceNodes.ts'
import { type NodeReply, type RpcCall, type RpcNode, type RpcTimings, rpcTimings } from './rpcNode.ts'
import { createScrub, type Scrub, scrubError } from './scrub.ts'

/** The nodes behind the server, as one. */
export type Upstreams = {
  read(calls: readonly RpcCall[]): Promise<RpcAnswer[]>
  send(call: RpcCall): Promise<RpcAnswer>
  compare(calls: readonly ComparedCall[]): Promise<Told>
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

const unsure = rpcFailure(
  rpcCodes.internal,
  'The node did not confirm the transaction. It may have been sent: check before you send it again.',
)

/** One node at a time, and the next only where the one before has surely not taken the transaction over. */
async function sendToNode(call: RpcCall, deps: NodeDeps): Promise<RpcAnswer> {
  const reply = await askNodes({ ...deps, calls: [call], hedgeMs: undefined, goesOn: hasNotTaken })
  if (!('kind' in reply)) return reply.every(hasNotTaken) ? failureAnswer(reply) : unsure
  const [answer] = reply.answers
  return answer ? asKnown(answer, call.params[0]) : unsure
}

/** A connection that breaks may have delivered it, but the same signed transaction twice is still one. */
function hasNotTaken({ kind }: BadReply): boolean {
  return kind === 'unreachable' || kind === 'busy'
}

/** A node that has the transaction already, over its peers or from an attempt that broke, has accepted it. */
function asKnown(answer: RpcAnswer, raw: unknown): RpcAnswer {
  if (
    !('error' in answer) ||
    !/already known|known transaction|already imported/i.test(answer.error.message)
  ) {
    return answer
  }
  const hash = transactionHash(raw)
  return hash ? { result: hash } : answer
}

/** Blob transactions travel with their blobs, which the hash leaves out: theirs cannot be had from the bytes. */
function transactionHash(raw: unknown): string | undefined {
  return isHex(raw) && !raw.startsWith('0x03') ? keccak256(raw) : undefined
}

type CreateNodeParameters = {
  url: string
  /** Its place in `RPC_URLS`, from 1. */
  position: number
  post: Post
  maxBytes: number
  scrub: Scrub
}

function createNode({ url: address, position, post, maxBytes, scrub }: CreateNodeParameters): RpcNode {
  const url = new URL(address)
  let lastId = 0

  return {
    name: `node ${position}`,
    host: url.host,
    async post(calls, signal) {
      const numbered = calls.map(({ method, params }) => ({ jsonrpc: '2.0', id: ++lastId, method, params }))
      const body = JSON.stringify(numbered.length === 1 ? numbered[0] : numbered)
      const outcome = await post({ url, body, signal, maxBytes })
      if (outcome.kind === 'cut') return { kind: 'broken' }
      if (outcome.kind !== 'answer') return outcome
      const { status, retryAfter, text } = outcome
      if (status === 429) return { kind: 'busy', retryAfter }
      // Some nodes give a well-formed refusal with status 400: below 500 the body decides.
      return status >= 500 ? { kind: 'broken' } : readReply(text, numbered, scrub)
    },
  }
}

function readReply(text: string, numbered: readonly { id: number }[], scrub: Scrub): NodeReply {
  const ids = numbered.map(({ id }) => id)
  const answers = matchAnswers(parseJson(text), ids, scrub)
  return answers.some((answer) => answer !== undefined) ? { kind: 'answers', answers } : { kind: 'broken' }
}

/** Undefined is no JSON value. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const reply = z.object({ id: z.int(), result: z.unknown().optional(), error: z.unknown().optional() })

/**
 * Finds the answer to each id, in the order of the ids. Of two answers to one id the first counts; answers to ids
 * nobody asked are ignored; undefined stands for an answer that is missing.
 */
function matchAnswers(body: unknown, ids: readonly number[], scrub: Scrub): (RpcAnswer | undefined)[] {
  const answers = new Map<number, RpcAnswer>()
  for (const element of Array.isArray(body) ? body : [body]) {
    const { success, data } = reply.safeParse(element)
    if (!success || answers.has(data.id)) continue
    const { id, result, error } = data
    if (error !== undefined && error !== null) answers.set(id, { error: scrubError(error, scrub) })
    else if (result !== undefined) answers.set(id, { result })
  }
  return ids.map((id) => answers.get(id))
}
