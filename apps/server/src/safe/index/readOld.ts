import type { Read } from '../../follow/chain.ts'
import type { RpcCall } from '../../rpc/upstreams/rpcNode.ts'

const QUESTIONS_A_REQUEST = 25

/** What the nodes say about the state of old blocks. Undefined where none remembers. */
export async function readOld(
  read: Read,
  calls: readonly RpcCall[],
): Promise<readonly unknown[] | undefined> {
  const results: unknown[] = []
  for (let at = 0; at < calls.length; at += QUESTIONS_A_REQUEST) {
    const some = calls.slice(at, at + QUESTIONS_A_REQUEST)
    const answers = await read(some)
    for (const index of some.keys()) {
      const answer = answers[index]
      if (!answer || 'error' in answer) return undefined
      results.push(answer.result)
    }
  }
  return results
}
