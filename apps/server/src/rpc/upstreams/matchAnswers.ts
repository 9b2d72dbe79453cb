import { z } from 'zod'
import type { RpcAnswer } from '../rpcAnswer.ts'
import type { Scrub } from './scrub.ts'
import { scrubError } from './scrubError.ts'

const reply = z.object({ id: z.int(), result: z.unknown().optional(), error: z.unknown().optional() })

/**
 * Finds the answer to each id, in the order of the ids. Of two answers to one id the first counts; answers to ids
 * nobody asked are ignored; undefined stands for an answer that is missing.
 */
export function matchAnswers(body: unknown, ids: readonly number[], scrub: Scrub): (RpcAnswer | undefined)[] {
  const answers = new Map<number, RpcAnswer>()
  for (const element of Array.isArray(body) ? body : [body]) {
    const { success, data } = reply.safeParse(element)
    if (!success || answers.has(data.id)) continue
    const { id, result, error } = data
    if (error !== undefined && error !== null) answers.set(id, { error: scrubError(error, scrub) })
    else if (result !== undefined) answers.set(id, { result })
  }
  return ids.map((id) => answers.get(id))
}
