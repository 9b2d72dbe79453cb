import type { HistoryReply } from '@love/protocol/history/historyReply'
import type { PositionsReply } from '@love/protocol/history/positions/positionsReply'
import type { TimelineReply } from '@love/protocol/history/positions/timelineReply'
import type { MarketHead } from '@love/protocol/market/marketReplies'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import { deploymentOn } from '../chain/findBlockAt.ts'
import type { Config } from '../config.ts'
import { readCursor } from '../follow/followTables.ts'
import type { Log } from '../log.ts'
import { createHistoryAnswers, type Question } from '../market/history/createHistoryAnswers.ts'
import type { FollowedHead, ReadHead } from '../market/history/head.ts'
import { MarketQueryError } from '../market/history/marketQuery.ts'
import { refuseUnknown } from '../market/history/marketToken.ts'
import { createRateLimit } from '../rpc/rateLimit.ts'
import type { Database } from '../store/openStore.ts'
import { MOVEMENT_SOURCE } from './createMovementSource.ts'
import { parseHistoryQuery, placeText } from './historyQuery.ts'
import { type ReadPageParameters, readPage } from './readPage.ts'
import { readPositions, readTimeline } from './readPositions.ts'
import { readPrices } from './readPrices.ts'
import { MOST_TRANSACTIONS } from './readTransactions.ts'

export type AccountHistoryDeps = {
  config: Pick<Config, 'chainId' | 'historyLimits'>
  db: Database
  readHead?: ReadHead
  now: () => number
  log: Log
}

/** The newest block whose movements are stored. */
const readMovementHead: ReadHead = (db) => readCursor(db, MOVEMENT_SOURCE)

/** `/market/accounts/{address}/`: everything of one address. Nobody else’s answer is of use. */
export function createAccountHistory({
  config,
  db,
  readHead = readMovementHead,
  now,
  log,
}: AccountHistoryDeps) {
  const deployment = deploymentOn(config.chainId)
  const rateLimit = createRateLimit({ limits: config.historyLimits, now })
  const answer = createHistoryAnswers({ db, readHead, log })
  const since = createSince()

  const readReply = async (
    db: Database,
    head: FollowedHead,
    parameters: ReadPageParameters,
  ): Promise<Omit<HistoryReply, keyof MarketHead>> => {
    const { transactions, next } = await readPage(db, parameters)
    const { block, timestamp } = head
    const now = { block, timestamp, movements: transactions.flatMap(({ movements }) => movements) }
    const [prices = {}, ...then] = await readPrices(db, deployment, [now, ...transactions])
    return {
      account: parameters.account,
      since: await since(db, head),
      prices,
      transactions: transactions.map((one, at) => ({ ...one, prices: then[at] ?? {} })),
      next: next ? placeText(next) : null,
    }
  }

  const readStories = async (
    db: Database,
    head: FollowedHead,
    account: string,
  ): Promise<Omit<PositionsReply, keyof MarketHead>> => {
    const told = await readPositions(db, { deployment, account, until: head.timestamp })
    if (!told) throw new MarketQueryError(tooMuch)
    return { account, since: await since(db, head), ...told }
  }

  const readPoints = async (
    db: Database,
    { timestamp }: FollowedHead,
    account: string,
  ): Promise<Omit<TimelineReply, keyof MarketHead>> => {
    const points = await readTimeline(db, { deployment, account, until: timestamp })
    if (!points) throw new MarketQueryError(tooMuch)
    return { account, points }
  }

  type Ask = (account: string, search: URLSearchParams) => Question

  const answerTo =
    (ask: Ask) =>
    async (request: Request, address: string, client: string): Promise<Response> => {
      const wait = rateLimit.take(client)
      if (wait > 0)
        return jsonAnswer(
          429,
          { error: `Too many requests. Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.` },
          { 'retry-after': String(wait) },
        )
      const account = address.toLowerCase()
      return answer(request, (search) =>
        /^0x[0-9a-f]{40}$/.test(account) ? ask(account, search) : noAddress,
      )
    }

  return {
    /** Page by page. */
    history: answerTo((account, search) => {
      const query = parseHistoryQuery(search, deployment)
      return {
        key: `history.${account}.${keyOf(search)}`,
        answerAt: (head) => (db) => readReply(db, head, { account, query }),
      }
    }),
    positions: answerTo((account, search) => {
      refuseUnknown(search, [])
      return {
        key: `positions.${account}`,
        answerAt: (head) => (db) => readStories(db, head, account),
      }
    }),
    timeline: answerTo((account, search) => {
      refuseUnknown(search, [])
      return {
        key: `timeline.${account}`,
        answerAt: (head) => (db) => readPoints(db, head, account),
      }
    }),
  }
}

const noAddress = 'This is not an address: 0x followed by 40 characters (0–9, a–f).'

const tooMuch = `This address moved shares in more than ${MOST_TRANSACTIONS.toLocaleString('en-US')} transactions: too many to work out its positions here. Its history has them all.`

/** Every parameter was known and comes once; their order does not matter. */
function keyOf(search: URLSearchParams): string {
  return [...search]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}-${value.replaceAll(/[^\w.-]/g, '_')}`)
    .join('.')
}

/** The time of the first movement that is stored: asked once for all answers of a block. */
function createSince() {
  let known: { readonly hash: string; readonly time: number | null } | undefined
  return async (db: Database, { hash }: FollowedHead): Promise<number | null> => {
    if (known?.hash === hash) return known.time
    const rows = db.selectFrom('movements').select('timestamp')
    const first = await rows.orderBy('timestamp').orderBy('block').limit(1).executeTakeFirst()
    known = { hash, time: first?.timestamp ?? null }
    return known.time
  }
}
