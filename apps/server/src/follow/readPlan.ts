import type { Database } from '../store/openStore.ts'
import type { Read } from './chain.ts'
import { FollowError } from './FollowError.ts'
import { logsCall, parseLogs } from './logQuestion.ts'
import type { ReadingPlan } from './planReading.ts'
import type { AskLogs } from './proveComplete.ts'
import { type LogsRead, readLogs } from './readLogs.ts'

/** What one transaction takes. */
const MOST_LOGS = 5_000
/** Of the past, which nobody waits for as for the newest blocks. */
const MOST_LOGS_A_BRANCH = 1_000

export type Reading = ReadingPlan & LogsRead

/** The logs that are next for a source, perhaps of fewer blocks than planned. */
export async function readPlan(db: Database, read: Read, plan: ReadingPlan): Promise<Reading> {
  const { followed, from, to, overlap } = plan
  const found = await readLogs(askLogs(read), {
    filters: [await followed.source.filter(db)].flat(),
    from: from - overlap,
    to,
    size: followed.size,
    most: 'trunk' in followed ? MOST_LOGS_A_BRANCH : MOST_LOGS,
  })
  return { ...plan, ...found }
}

function askLogs(read: Read): AskLogs {
  return async (questions) => {
    const answers = await read(questions.map(logsCall))
    return questions.map((question, at) => {
      const answer = answers[at]
      if (answer && 'result' in answer) return parseLogs(answer.result, question)
      throw new FollowError('refused', answer?.error.message ?? 'A node did not answer.')
    })
  }
}
