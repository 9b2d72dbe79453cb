import type { RpcId } from './parseCall.ts'
import type { RpcAnswer } from './rpcAnswer.ts'
import { tooLargeAnswer } from './upstreams/failureAnswer.ts'

export type NamedAnswer = { id: RpcId; answer: RpcAnswer }

/** The texts of the answers. Those that would make the whole longer than allowed become refusals. */
export function joinAnswers(answers: readonly NamedAnswer[], maxBytes: number): string[] {
  let left = maxBytes
  return answers.map(({ id, answer }) => {
    const text = JSON.stringify({ jsonrpc: '2.0', id, ...answer })
    const bytes = Buffer.byteLength(text)
    if (bytes > left) return JSON.stringify({ jsonrpc: '2.0', id, ...tooLargeAnswer })
    left -= bytes
    return text
  })
}
