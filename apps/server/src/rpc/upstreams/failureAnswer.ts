import { type RpcAnswer, rpcCodes, rpcFailure } from '../rpcAnswer.ts'
import type { BadReply } from './raceNodes.ts'

/** What a client is told when no node gave a good reply. */
export function failureAnswer(failures: readonly BadReply[]): RpcAnswer {
  const kinds = new Set(failures.map(({ kind }) => kind))
  // Asking for less helps where this was the truth; where it was not, the others say nothing better.
  if (kinds.has('too-large')) return tooLargeAnswer
  if (kinds.has('busy')) return rpcFailure(rpcCodes.limitExceeded, 'The nodes are busy. Try again later.')
  if (kinds.has('timeout')) return rpcFailure(rpcCodes.internal, 'The nodes did not answer in time.')
  if (kinds.has('broken')) return rpcFailure(rpcCodes.internal, 'The nodes returned no usable answer.')
  return rpcFailure(rpcCodes.internal, 'No node can be reached right now.')
}

export const missingAnswer = rpcFailure(rpcCodes.internal, 'The node did not answer this call.')
export const tooLargeAnswer = rpcFailure(rpcCodes.limitExceeded, 'The answer is too large. Request less.')
