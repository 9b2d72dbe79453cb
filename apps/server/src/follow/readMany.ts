import type { RpcCall } from '../rpc/upstreams/rpcNode.ts'
import type { Read } from './anchor.ts'
import { FollowError } from './FollowError.ts'

const CALLS_A_REQUEST = 25

/** What the nodes say to each call. Undefined stands for what is too large even alone. */
export async function readMany(read: Read, calls: readonly RpcCall[]): Promise<unknown[]> {
  const results: unknown[] = []
  for (let at = 0; at < calls.length; at += CALLS_A_REQUEST) {
    results.push(...(await readSome(read, calls.slice(at, at + CALLS_A_REQUEST))))
  }
  return results
}

/** In halves where all at once are too many. */
async function readSome(read: Read, calls: readonly RpcCall[]): Promise<unknown[]> {
  try {
    const answers = await read(calls)
    return calls.map((_, at) => {
      const answer = answers[at]
      if (answer && 'result' in answer) return answer.result
      throw new FollowError('silent', answer?.error.message ?? 'No node answers.')
    })
  } catch (error) {
    const isTooLarge = error instanceof FollowError && error.code === 'too-large'
    if (isTooLarge && calls.length === 1) return [undefined]
    const mayBeTooMuch = isTooLarge || (error instanceof FollowError && error.code === 'silent')
    if (!mayBeTooMuch || calls.length < 2) throw error
    const middle = calls.length >> 1
    return [...(await readSome(read, calls.slice(0, middle))), ...(await readSome(read, calls.slice(middle)))]
  }
}
