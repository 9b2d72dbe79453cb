import { isHex, keccak256 } from 'viem/utils'
import { type RpcAnswer, rpcCodes, rpcFailure } from '../rpcAnswer.ts'
import { askNodes } from './askNodes.ts'
import { failureAnswer } from './failureAnswer.ts'
import type { BadReply } from './raceNodes.ts'
import type { NodeDeps } from './readFromNodes.ts'
import type { RpcCall } from './rpcNode.ts'

const unsure = rpcFailure(
  rpcCodes.internal,
  'The node did not confirm the transaction. It may have been sent: look for it before sending it again.',
)

/** One node at a time, and the next only where the one before has surely not taken the transaction over. */
export async function sendToNode(call: RpcCall, deps: NodeDeps): Promise<RpcAnswer> {
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
