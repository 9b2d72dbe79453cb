import { withTimeLimit } from '@love/http/request'
import { z } from 'zod'
import type { Log } from '../../log.ts'
import { quantity } from '../methods/callRequest.ts'
import {
  judgeNodes,
  lastSeen,
  type NodeHead,
  type NodeObservation,
  type NodeVerdict,
  type Seen,
} from './judgeNodes.ts'
import type { RpcNode } from './rpcNode.ts'

type NodeState = { node: RpcNode; observation: NodeObservation; verdict: NodeVerdict }

export type Monitor = {
  states(): readonly NodeState[]
  /** Those to ask, in order: healthy ones as configured, then benched ones; none that may be on another chain. */
  order(): readonly RpcNode[]
  healthy(): readonly { node: RpcNode; head: NodeHead }[]
  /** Bench a node until it answers a poll again: a request just found it silent. */
  report(node: RpcNode): void
  poll(): Promise<void>
  /** A block that was the newest one is not part of the chain any more. */
  onReorganised(listener: () => void): void
  /** A node of this chain has another newest block than when it was last looked at. */
  onHead(listener: (head: NodeHead) => void): void
  start(): void
  stop(): void
}

export type MonitorDeps = {
  nodes: readonly RpcNode[]
  chainId: number
  now: () => number
  log: Log
  pollMs: number
  pollTimeoutMs: number
}

export function createMonitor({ nodes, chainId, now, log, pollMs, pollTimeoutMs }: MonitorDeps): Monitor {
  let states = nodes.map((node): NodeState => {
    return {
      node,
      observation: { kind: 'silent' },
      verdict: { status: 'unusable', reason: 'does not respond' },
    }
  })
  const listeners: (() => void)[] = []
  const headListeners: ((head: NodeHead) => void)[] = []
  let timer: NodeJS.Timeout | undefined
  let isPolling = false

  const observe = (node: RpcNode, observation: NodeObservation) => {
    const observations = states.map((state) => (state.node === node ? observation : state.observation))
    const verdicts = judgeNodes(observations, { chainId, now: now() })
    states = states.map((before, at): NodeState => {
      const verdict = verdicts[at] ?? before.verdict
      if (verdict.status !== before.verdict.status) tell(log, before.node, verdict)
      return { node: before.node, observation: observations[at] ?? before.observation, verdict }
    })
  }

  const poll = async () => {
    await Promise.all(
      states.map(async ({ node, observation: before }) => {
        const { observation, isReorganised } = await observeNode(node, { timeoutMs: pollTimeoutMs, before })
        observe(node, observation)
        if (isReorganised) for (const listener of listeners) listener()
        if (isNewHead(before, observation) && observation.chainId === chainId)
          for (const listener of headListeners) listener(observation.head)
      }),
    )
  }

  const having = (status: NodeVerdict['status']) => states.filter(({ verdict }) => verdict.status === status)

  return {
    states: () => states,
    order: () => [...having('healthy'), ...having('benched')].map(({ node }) => node),
    healthy: () =>
      having('healthy').flatMap(({ node, observation }) =>
        observation.kind === 'seen' ? [{ node, head: observation.head }] : [],
      ),
    report(node) {
      const state = states.find((one) => one.node === node)
      if (state) observe(node, { kind: 'silent', last: lastSeen(state.observation) })
    },
    poll,
    onReorganised: (listener) => listeners.push(listener),
    onHead: (listener) => headListeners.push(listener),
    start() {
      timer ??= setInterval(async () => {
        if (isPolling) return
        isPolling = true
        await poll()
        isPolling = false
      }, pollMs)
    },
    stop() {
      clearInterval(timer)
      timer = undefined
    },
  }
}

function tell(log: Log, { name }: RpcNode, verdict: NodeVerdict): void {
  if (verdict.status === 'healthy') log.info('node is healthy', { node: name })
  else log.warn('node is benched', { node: name, reason: verdict.reason })
}

const number = quantity.transform(Number).pipe(z.int())

const block = z.object({ number, hash: z.string(), timestamp: number })

const answer = <T extends z.ZodType>(result: T) => z.object({ result })

function isNewHead(before: NodeObservation, after: NodeObservation): after is Seen {
  return after.kind === 'seen' && after.head.hash !== lastSeen(before)?.head.hash
}

type ObserveParameters = { timeoutMs: number; before: NodeObservation }

type Observed = { observation: NodeObservation; isReorganised: boolean }

/** Asks for chain and newest block, and whether the block that was newest last time is still the same one. */
async function observeNode(node: RpcNode, { timeoutMs, before }: ObserveParameters): Promise<Observed> {
  const last = lastSeen(before)
  const old = last?.head
  const calls = [
    { method: 'eth_chainId', params: [] },
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
    ...(old ? [{ method: 'eth_getBlockByNumber', params: [`0x${old.number.toString(16)}`, false] }] : []),
  ]
  const reply = await withTimeLimit((signal) => node.post(calls, signal), { timeoutMs }).catch(
    () => undefined,
  )
  // A busy node is alive: what was seen last still holds.
  if (reply?.kind === 'busy' && before.kind === 'seen') return { observation: before, isReorganised: false }
  const silent: NodeObservation = { kind: 'silent', last }
  if (reply?.kind !== 'answers') return { observation: silent, isReorganised: false }

  const [chainId, head, again] = reply.answers
  const parsed = z
    .tuple([answer(number), answer(block)])
    .transform(([{ result: id }, { result }]): Seen => ({ kind: 'seen', chainId: id, head: result }))
    .safeParse([chainId, head])
  return { observation: parsed.data ?? silent, isReorganised: isReplaced(old, again) }
}

function isReplaced(old: NodeHead | undefined, again: unknown): boolean {
  const now = answer(z.union([block, z.null()])).safeParse(again)
  return old !== undefined && now.success && now.data.result?.hash !== old.hash
}
