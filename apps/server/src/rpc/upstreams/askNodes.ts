import { MAX_RETRIES_ON_429, RequestTimeoutError, withTimeLimit } from '@love/http/request'
import { retryDelay, sleep } from '@love/http/retryDelay'
import type { RpcAnswer } from '../rpcAnswer.ts'
import { failureAnswer, missingAnswer } from './failureAnswer.ts'
import { type BadReply, type GoodReply, type RaceParameters, raceNodes } from './raceNodes.ts'
import type { RpcCall, RpcNode } from './rpcNode.ts'

type AskParameters = Omit<RaceParameters, 'nodes' | 'signal'> & {
  /** Asked anew before each round: who is healthy may change meanwhile. */
  order: () => readonly RpcNode[]
  /** For everything: all nodes, and all waiting for busy ones. */
  budgetMs: number
  now: () => number
  random: () => number
}

/** Asks node after node, and once more when all that could answer were busy. */
export async function askNodes(parameters: AskParameters): Promise<GoodReply | readonly BadReply[]> {
  const { order, budgetMs, now, random, ...race } = parameters
  const deadline = now() + budgetMs

  const rounds = async (signal: AbortSignal) => {
    for (let attempt = 0; ; attempt++) {
      const outcome = await raceNodes({ ...race, nodes: order(), signal })
      if ('kind' in outcome) return outcome
      const waits = outcome.flatMap((reply) =>
        reply.kind === 'busy' ? [retryDelay({ retryAfter: reply.retryAfter, attempt, now, random })] : [],
      )
      const wait = Math.min(...waits)
      // The last reply decides: after a failure that must not go on, a busy node before it changes nothing.
      const last = outcome.at(-1)
      const mayAskAgain = last !== undefined && race.goesOn(last) && attempt < MAX_RETRIES_ON_429
      if (!mayAskAgain || now() + wait >= deadline) return outcome
      await sleep(wait, signal)
    }
  }
  try {
    return await withTimeLimit(rounds, { timeoutMs: budgetMs })
  } catch (error) {
    if (error instanceof RequestTimeoutError) return [{ kind: 'timeout' }]
    throw error
  }
}

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
