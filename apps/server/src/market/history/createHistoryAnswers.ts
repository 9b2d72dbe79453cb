import { jsonAnswer } from '../../answers/jsonAnswer.ts'
import { answerPacked, type PackedBody, packOnce } from '../../answers/packOnce.ts'
import type { Log } from '../../log.ts'
import { isUnchanged } from '../../static/acceptedEncodings.ts'
import { databaseCode } from '../../store/isDatabaseFailure.ts'
import type { Database } from '../../store/openStore.ts'
import { type FollowedHead, marketHead, type ReadHead } from './head.ts'
import { MarketQueryError } from './marketQuery.ts'

export type HistoryAnswersDeps = { db: Database; readHead: ReadHead; log: Log }

const notYet = 'The market history is still being indexed. Try again in a few seconds.'

const noDatabase = 'The market history is not available: the database does not respond.'

const soon = { 'retry-after': '5' }

/** Answers to what a query asks for, and words for all that can be wrong with it. A text is told with a 404. */
export function createHistoryAnswers({ db, readHead, log }: HistoryAnswersDeps) {
  const versioned = createVersionedAnswers({ db, readHead })

  return async (request: Request, ask: (query: URLSearchParams) => Question | string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return jsonAnswer(405, { error: 'Use GET.' }, { allow: 'GET, HEAD' })
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

type VersionedAnswersDeps = { db: Database; readHead: ReadHead }

export type Question = {
  /** Stands for what is asked, in the tag too: letters, digits, points and dashes. */
  key: string
  /** What the answer says beside the head. Throws at once where that makes no sense at this head. */
  answerAt: (head: FollowedHead) => (db: Database) => Promise<object>
}

type Answer = { etag: string; body: PackedBody }

/** Of the newest block only: with candles for 1,500 spans each they are about 15 MB. */
const MOST_KEPT = 96

/**
 * Answers that depend on the newest block and on nothing else. Whoever has the answer of that block already learns so
 * from its hash alone; who asks the same at the same time shares one answer. Undefined while there is no block.
 */
function createVersionedAnswers({ db, readHead }: VersionedAnswersDeps) {
  let version = ''
  let kept = new Map<string, Promise<Answer | undefined>>()

  /** Head and rows are of one moment, whatever is stored meanwhile. */
  const read = ({ key, answerAt }: Question) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        const head = await readHead(transaction)
        if (!head) return undefined
        const reply = await answerAt(head)(transaction)
        return { etag: tagOf(head, key), text: JSON.stringify({ ...marketHead(head), ...reply }) }
      })

  /** Packed when the database has been left. */
  const make = async (question: Question): Promise<Answer | undefined> => {
    const found = await read(question)
    return found && { etag: found.etag, body: packOnce(found.text) }
  }

  const take = (head: FollowedHead, question: Question): Promise<Answer | undefined> => {
    if (head.hash !== version) {
      version = head.hash
      kept = new Map()
    }
    const now = kept
    const known = now.get(question.key) ?? make(question)
    // What was asked for last stands at the end; the beginning goes first.
    now.delete(question.key)
    now.set(question.key, known)
    for (const oldest of now.keys()) {
      if (now.size <= MOST_KEPT) break
      now.delete(oldest)
    }
    known.catch(() => now.delete(question.key))
    return known
  }

  return async (request: Request, question: Question): Promise<Response | undefined> => {
    const head = await readHead(db)
    if (!head) return undefined
    question.answerAt(head)
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' }
    const newest = tagOf(head, question.key)
    if (isUnchanged(request.headers.get('if-none-match'), newest)) {
      return new Response(null, { status: 304, headers: { ...headers, etag: newest } })
    }
    const made = await take(head, question)
    if (!made) return undefined
    const { etag, body } = made
    return answerPacked(request, { body, headers: { ...headers, etag } })
  }
}

/** Half of the hash tells blocks apart. */
function tagOf({ hash }: FollowedHead, key: string): string {
  return `"${hash.slice(2, 34)}.${key}"`
}
