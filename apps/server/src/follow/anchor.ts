import type { RpcAnswer } from '../rpc/rpcAnswer.ts'
import { tooLargeAnswer } from '../rpc/upstreams/failureAnswer.ts'
import type { RpcCall } from '../rpc/upstreams/rpcNode.ts'
import { type BlockHeader, headerCall, parseHeader } from './blockHeader.ts'
import { FollowError } from './FollowError.ts'

export type Read = (calls: readonly RpcCall[]) => Promise<RpcAnswer[]>

/**
 * Reads from nodes that have this very block. Each question goes to whichever node is well at the moment: one that
 * is behind, or on another branch, would leave out logs without a word.
 */
export function anchor(read: Read, top: BlockHeader): Read {
  return async (calls) => {
    const [own, ...answers] = await read([headerCall(top.number), ...calls])
    if (!own || 'error' in own) {
      const message = own?.error.message ?? 'No node answers.'
      throw new FollowError(message === tooLargeAnswer.error.message ? 'too-large' : 'silent', message)
    }
    if (parseHeader(own.result, top.number)?.hash !== top.hash) {
      throw new FollowError('not-believed', `A node does not have block ${top.number} as it was before.`)
    }
    return answers
  }
}
