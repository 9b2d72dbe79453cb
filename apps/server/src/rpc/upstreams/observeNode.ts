import { withTimeLimit } from '@love/http/withTimeLimit'
import { z } from 'zod'
import { quantity } from '../methods/hex.ts'
import { type Head, lastSeen, type Observation, type Seen } from './judgeNodes.ts'
import type { RpcNode } from './rpcNode.ts'

const number = quantity.transform(Number).pipe(z.int())
const block = z.object({ number, hash: z.string(), timestamp: number })
const answer = <T extends z.ZodType>(result: T) => z.object({ result })

export type ObserveParameters = { timeoutMs: number; before: Observation }
export type Observed = { observation: Observation; isReorganised: boolean }

/** Asks for chain and newest block, and whether the block that was newest last time is still the same one. */
export async function observeNode(
  node: RpcNode,
  { timeoutMs, before }: ObserveParameters,
): Promise<Observed> {
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
  const silent: Observation = { kind: 'silent', last }
  if (reply?.kind !== 'answers') return { observation: silent, isReorganised: false }

  const [chainId, head, again] = reply.answers
  const parsed = z
    .tuple([answer(number), answer(block)])
    .transform(([{ result: id }, { result }]): Seen => ({ kind: 'seen', chainId: id, head: result }))
    .safeParse([chainId, head])
  return { observation: parsed.data ?? silent, isReorganised: isReplaced(old, again) }
}

function isReplaced(old: Head | undefined, again: unknown): boolean {
  const now = answer(z.union([block, z.null()])).safeParse(again)
  return old !== undefined && now.success && now.data.result?.hash !== old.hash
}
