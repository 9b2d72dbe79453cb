import type { RpcAnswer } from '../rpcAnswer.ts'
import { type AskParameters, askNodes } from './askNodes.ts'
import { failureAnswer, missingAnswer } from './failureAnswer.ts'
import type { RpcCall } from './rpcNode.ts'

export type NodeDeps = Pick<AskParameters, 'order' | 'report' | 'budgetMs' | 'now' | 'random'>

/** Reading may be repeated: whatever goes wrong, the next node is asked. All calls go as one request. */
export async function readFromNodes(
  calls: readonly RpcCall[],
  { hedgeMs, ...deps }: NodeDeps & { hedgeMs: number },
): Promise<RpcAnswer[]> {
  const reply = await askNodes({ ...deps, calls, hedgeMs, goesOn: () => true })
  if (!('kind' in reply)) return calls.map(() => failureAnswer(reply))
  return reply.answers.map((answer) => answer ?? missingAnswer)
}
