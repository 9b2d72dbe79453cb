import type { Deployment } from '@love/contracts/deployments/deployment'
import { historyBook } from '@love/protocol/history/movement'
import { positionTexts } from '@love/protocol/history/positions/positionsReply'
import { type PositionTransaction, tellPositions } from '@love/protocol/history/positions/tellPositions'
import { significantText } from '../market/history/significantText.ts'
import type { Movements } from '../store/migrations/movements.ts'
import type { Database } from '../store/openStore.ts'
import { toMovement } from './readPage.ts'
import { readFigures } from './readPrices.ts'

export type ReadPositionsParameters = {
  readonly deployment: Deployment
  /** In lower case. */
  readonly account: string
  /** In seconds since 1970. */
  readonly until: number
}

/** Whoever does more than this is a contract or a machine, whose answer would keep everybody else waiting. */
export const MOST_POSITION_TRANSACTIONS = 5_000

/** Undefined where an account has done too much for it. */
export async function readPositions(
  db: Database,
  { deployment, account, until }: ReadPositionsParameters,
): Promise<ReturnType<typeof positionTexts> | undefined> {
  const book = historyBook(deployment)
  const found = await findTransactions(db, account, [...book.lpTokens.keys(), book.vault])
  if (found.size > MOST_POSITION_TRANSACTIONS) return undefined
  const whole = await readWhole(db, found)
  const figures = await readFigures(db, deployment, whole)
  const transactions = whole.map(({ hash, timestamp, movements }, at): PositionTransaction => {
    const prices = new Map(figures[at]?.map(({ symbol, price }) => [symbol, price]))
    return { hash, timestamp, movements, priceOf: ({ symbol }) => prices.get(symbol) }
  })
  const told = tellPositions({ book, account, transactions, until })
  return positionTexts(told, { priceText: significantText })
}

/** In which shares of a pair or of the vault moved for the account, or the farm paid it. */
async function findTransactions(
  db: Database,
  account: string,
  shares: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (const side of ['from_account', 'to_account'] as const) {
    const rows = await db
      .selectFrom('movements')
      .select(['block', 'transaction_hash'])
      .distinct()
      .where(side, '=', account)
      .where('program', '<>', 'approval')
      .where(({ or, eb }) => or([eb('contract', 'in', shares), eb('program', '=', 'farm')]))
      .limit(MOST_POSITION_TRANSACTIONS + 1)
      .execute()
    for (const { block, transaction_hash } of rows) found.set(transaction_hash, block)
  }
  return found
}

/** A statement takes so many values on every engine. */
const BLOCKS_AT_ONCE = 500

type WholeTransaction = Pick<PositionTransaction, 'hash' | 'timestamp' | 'movements'> & {
  readonly block: number
}

async function readWhole(
  db: Database,
  found: ReadonlyMap<string, number>,
): Promise<readonly WholeTransaction[]> {
  const blocks = [...new Set(found.values())].toSorted((a, b) => a - b)
  const rows: Movements[] = []
  for (let at = 0; at < blocks.length; at += BLOCKS_AT_ONCE)
    rows.push(
      ...(await db
        .selectFrom('movements')
        .selectAll()
        .where('block', 'in', blocks.slice(at, at + BLOCKS_AT_ONCE))
        .orderBy('block')
        .orderBy('log_index')
        .execute()),
    )
  const groups = Map.groupBy(rows, ({ transaction_hash }) => transaction_hash)
  return [...groups].flatMap(([hash, own]) => {
    const block = found.get(hash)
    if (block === undefined) return []
    return [{ hash, block, timestamp: own[0]?.timestamp ?? 0, movements: own.map(toMovement) }]
  })
}
