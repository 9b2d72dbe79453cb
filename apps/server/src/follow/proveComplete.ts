import { type ChainLog, logKey } from './chainLog.ts'
import { FollowError } from './FollowError.ts'
import { answersTo, halvesOfFilter, type LogQuestion } from './logQuestion.ts'

export type AskLogs = (questions: readonly LogQuestion[]) => Promise<ChainLog[][]>

/**
 * Some nodes end an answer at so many logs and do not say so. Such an answer lacks logs at one of its ends, and both
 * ends asked for alone have fewer logs, which no longer touch that limit: if they bring nothing new, nothing is
 * missing. Throws where something is.
 */
export async function proveComplete(
  ask: AskLogs,
  question: LogQuestion,
  logs: readonly ChainLog[],
): Promise<void> {
  // A limit of one log is no limit that anybody has.
  if (logs.length < 2) return
  const parts = partsToProve(question, logs)
  const answers = parts.length > 0 ? await ask(parts) : []
  for (const [at, part] of parts.entries()) {
    const answer = answers[at] ?? []
    const isAsked = answersTo(part)
    const expected = logs.filter(isAsked)
    if (keysOf(answer) !== keysOf(expected)) {
      throw new FollowError('cut', `A node left out logs of blocks ${question.from} to ${question.to}.`)
    }
    // As many as before: this part may touch the limit just as well.
    if (answer.length === logs.length) await proveComplete(ask, part, answer)
  }
}

/** None for one kind of event of one contract in one block: no node's limit is that low. */
function partsToProve(question: LogQuestion, logs: readonly ChainLog[]): readonly LogQuestion[] {
  const { from, to } = question
  const [first = from, last = to] = [logs[0]?.block, logs.at(-1)?.block]
  if (first < last) {
    return [
      { ...question, to: first },
      { ...question, from: last },
    ]
  }
  return [
    ...(from < first ? [{ ...question, to: first - 1 }] : []),
    ...halvesOfFilter({ ...question, from: first, to: last }),
    ...(last < to ? [{ ...question, from: last + 1 }] : []),
  ]
}

function keysOf(logs: readonly ChainLog[]): string {
  return logs.map(logKey).join()
}
