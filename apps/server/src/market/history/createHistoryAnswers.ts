import { jsonAnswer } from '../../answers/jsonAnswer.ts'
import type { Log } from '../../log.ts'
import { databaseCode } from '../../store/databaseCode.ts'
import type { Database } from '../../store/openStore.ts'
import { createVersionedAnswers, type Question } from './createVersionedAnswers.ts'
import type { ReadHead } from './head.ts'
import { MarketQueryError } from './MarketQueryError.ts'

export type HistoryAnswersDeps = { db: Database; readHead: ReadHead; log: Log }

const notYet = 'The market history is still being read from the chain. Try again in a few seconds.'
const noDatabase = 'The market history cannot be read at the moment: the database does not answer.'
const soon = { 'retry-after': '5' }

/** Answers to what a query asks for, and words for all that can be wrong with it. A text is told with a 404. */
export function createHistoryAnswers({ db, readHead, log }: HistoryAnswersDeps) {
  const versioned = createVersionedAnswers({ db, readHead })

  return async (request: Request, ask: (query: URLSearchParams) => Question | string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return jsonAnswer(405, { error: 'Send a GET request.' }, { allow: 'GET, HEAD' })
    }
    try {
      const question = ask(new URL(request.url).searchParams)
      if (typeof question === 'string') return jsonAnswer(404, { error: question })
      return (await versioned(request, question)) ?? jsonAnswer(503, { error: notYet }, soon)
    } catch (error) {
      if (error instanceof MarketQueryError) return jsonAnswer(400, { error: error.message })
      log.warn('the market history cannot be read', { code: databaseCode(error), error: String(error) })
      return jsonAnswer(503, { error: noDatabase }, soon)
    }
  }
}
