import type { Deployment } from '@love/contracts/deployments/deployment'
import type { HistoryPrices } from '@love/protocol/history/historyReply'
import { ether, historyBook } from '@love/protocol/history/movement'
import { positionTexts } from '@love/protocol/history/positions/positionsReply'
import { tellPositions } from '@love/protocol/history/positions/tellPositions'
import { tellTimeline } from '@love/protocol/history/positions/tellTimeline'
import type { TimelinePointReply } from '@love/protocol/history/positions/timelineReply'
import { baseTokens } from '@love/protocol/pairs/pairs'
import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { sql } from 'kysely'
import { significantText } from '../market/history/significantText.ts'
import type { Database } from '../store/openStore.ts'
import { lines, readFigures } from './readPrices.ts'
import { readTransactions } from './readTransactions.ts'

export type ReadPositionsParameters = {
  readonly deployment: Deployment
  /** In lower case. */
  readonly account: string
  /** In seconds since 1970. */
  readonly until: number
}

/** Undefined where an account has done too much for it. */
export async function readPositions(
  db: Database,
  { deployment, account, until }: ReadPositionsParameters,
): Promise<ReturnType<typeof positionTexts> | undefined> {
  const book = historyBook(deployment)
  const contracts = [...book.lpTokens.keys(), book.vault]
  const transactions = await readTransactions(db, deployment, { account, contracts })
  if (!transactions) return undefined
  const told = tellPositions({ book, account, transactions, until })
  return positionTexts(told, { priceText: significantText })
}

/** Evenly apart, the last one now: as many as a chart has room for. */
const POINTS = 120

/** The same at moments in between. */
export async function readTimeline(
  db: Database,
  { deployment, account, until }: ReadPositionsParameters,
): Promise<readonly TimelinePointReply[] | undefined> {
  const book = historyBook(deployment)
  const transactions = await readTransactions(db, deployment, { account })
  const [first] = transactions ?? []
  if (!transactions || !first) return transactions && []
  const span = until - first.timestamp
  const times = Array.from({ length: POINTS }, (_, at) =>
    Math.floor(first.timestamp + (span * (at + 1)) / POINTS),
  )
  const told = tellTimeline({ book, account, transactions, times })
  const shares = new Set(told.flatMap(({ positions }) => positions.map(({ asset }) => asset)))
  const sides = [...book.lpTokens].flatMap(([address, lp]) =>
    shares.has(lp) ? [address, ...(book.sides.get(address) ?? []).map(contractOf)] : [],
  )
  function contractOf(token: Token): string {
    return book.tokens.get(ether) === token ? ether : tokenAddress(deployment, token).toLowerCase()
  }
  const contracts = [...new Set([...baseTokens.map(contractOf), ...sides, book.vault])]
  const blocks = await blocksAt(db, times)
  const moments = times.map((timestamp, at) => ({ timestamp, block: blocks[at] ?? 0, movements: [] }))
  const figures = await readFigures(db, deployment, moments, contracts)
  return told.map(({ changed, positions }, at) => ({
    block: blocks[at] ?? 0,
    timestamp: times[at] ?? 0,
    prices: Object.fromEntries(
      [...(figures[at] ?? [])].map(([symbol, price]) => [symbol, significantText(price)]),
    ) satisfies HistoryPrices,
    changed: Object.fromEntries(changed.map(({ raw, token }) => [token.symbol, String(raw)])),
    positions: Object.fromEntries(
      positions.map(({ asset, known, held }) => [
        asset.symbol,
        {
          known: String(known),
          held: Object.fromEntries(held.map(({ raw, token }) => [token.symbol, String(raw)])),
        },
      ]),
    ),
  }))
}

/** The newest block of each time in which something moved. */
async function blocksAt(db: Database, times: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ time: number; block: number | null }>`
    with moments(time) as (values ${lines(times.map((time) => [time]))})
    select moments.time as "time", (
      select last.block from movements as last where last.timestamp <= moments.time
      order by last.timestamp desc, last.block desc limit 1) as "block"
    from moments`.execute(db)
  const found = new Map(rows.map(({ time, block }) => [Number(time), Number(block ?? 0)]))
  return times.map((time) => found.get(time) ?? 0)
}
