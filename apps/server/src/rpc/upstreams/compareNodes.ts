import { withTimeLimit } from '@love/http/request'
import { quantity } from '../methods/callRequest.ts'
import { type RpcAnswer, rpcCodes, rpcFailure } from '../rpcAnswer.ts'
import type { Monitor } from './createMonitor.ts'
import { missingAnswer, tooLargeAnswer } from './failureAnswer.ts'
import type { NodeReply, RpcCall, RpcNode } from './rpcNode.ts'

export type ComparedCall = RpcCall & {
  /** The place of the block among the parameters. */
  blockAt?: number | undefined
}

export type CompareDeps = { monitor: Pick<Monitor, 'healthy' | 'report'>; budgetMs: number }

const tooFew = rpcFailure(
  rpcCodes.limitExceeded,
  'Two nodes must agree on this, but fewer than two are healthy. Try again later.',
)
const disagreement = rpcFailure(rpcCodes.limitExceeded, 'Two nodes disagree, so neither answer is used.')
/** Whether a call was refused because of what two nodes say, and not because they are away. */
export function isQuorumFailure({ message }: { message: string }): boolean {
  return [tooFew, disagreement].some(({ error }) => error.message === message)
}

/** Each node has a newest block of its own: only a number means the same to both. */
const moving = new Set<unknown>(['latest', 'pending', 'safe'])
export const newestNumber: RpcCall = { method: 'eth_blockNumber', params: [] }

/** Answers, and the newest block that the nodes had then; undefined where they were not asked for it, or did not say. */
export type Told = { answers: readonly RpcAnswer[]; block: number | undefined }

/** Asks two healthy nodes the same about the same block. What they do not agree on is not told. */
export async function compareNodes(calls: readonly ComparedCall[], deps: CompareDeps): Promise<Told> {
  const [first, ...others] = deps.monitor.healthy()
  let one = first
  let failure = tooFew
  for (let two = others.shift(); one && two; two = others.shift()) {
    const nodes = [one.node, two.node] as const
    const seen = Math.min(one.head.number, two.head.number)
    let [left, right] = await askBoth(nodes, { calls, block: seen, deps })
    const newest = Math.min(headIn(left, calls), headIn(right, calls))
    // They were last seen seconds ago: who has just sent something must not be told of the time before it.
    if (newest > seen) [left, right] = await askBoth(nodes, { calls, block: newest, deps })
    if (left.kind === 'answers' && right.kind === 'answers') {
      const answers = calls.map((_, at) => agreed(left.answers[at], right.answers[at]))
      // Behind what was seen of them, or not asked for: then it is the newest block of nobody.
      return { answers, block: newest < seen ? undefined : newest }
    }
    if (left.kind === 'too-large' || right.kind === 'too-large') failure = tooLargeAnswer
    if (left.kind !== 'answers') one = right.kind === 'answers' ? two : others.shift()
  }
  return { answers: calls.map(() => failure), block: undefined }
}

type Asked = { calls: readonly ComparedCall[]; block: number; deps: CompareDeps }

function askBoth([one, two]: readonly [RpcNode, RpcNode], { calls, block, deps }: Asked) {
  const pinned = calls.map((call) => pin(call, `0x${block.toString(16)}`))
  const asked = calls.some(isMoving) ? [...pinned, newestNumber] : pinned
  return Promise.all([post(one, asked, deps), post(two, asked, deps)])
}

/** The newest block of the node, where it was asked for. */
function headIn(reply: NodeReply, { length }: readonly ComparedCall[]): number {
  return numberIn(reply.kind === 'answers' ? reply.answers[length] : undefined) ?? 0
}

/** What `newestNumber` was answered with. */
export function numberIn(answer: RpcAnswer | undefined): number | undefined {
  const { data } = quantity.safeParse(answer && 'result' in answer ? answer.result : undefined)
  return data === undefined ? undefined : Number(data)
}

async function post(node: RpcNode, calls: readonly RpcCall[], { monitor, budgetMs }: CompareDeps) {
  const timeout = (): NodeReply => ({ kind: 'timeout' })
  const reply = await withTimeLimit((signal) => node.post(calls, signal), { timeoutMs: budgetMs }).catch(
    timeout,
  )
  if (reply.kind === 'unreachable' || reply.kind === 'timeout') monitor.report(node)
  return reply
}

function isMoving({ params, blockAt }: ComparedCall): boolean {
  return blockAt !== undefined && moving.has(params[blockAt])
}

function pin(call: ComparedCall, block: string): RpcCall {
  const { method, params, blockAt } = call
  return { method, params: isMoving(call) ? params.with(blockAt ?? 0, block) : params }
}

function agreed(left: RpcAnswer | undefined, right: RpcAnswer | undefined): RpcAnswer {
  if (!left || !right) return missingAnswer
  return essence(left) === essence(right) ? left : disagreement
}

/** Nodes word the same failure differently; the revert data is what they must agree on. */
function essence(answer: RpcAnswer): string {
  return JSON.stringify('error' in answer ? { failed: answer.error.data ?? null } : { result: answer.result })
}
