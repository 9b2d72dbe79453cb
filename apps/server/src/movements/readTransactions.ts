import type { Deployment } from '@love/contracts/deployments/deployment'
import type { PositionTransaction } from '@love/protocol/history/positions/tellPositions'
import type { Movements } from '../store/migrations/movements.ts'
import type { Database } from '../store/openStore.ts'
import { toMovement } from './readPage.ts'
import { readFigures } from './readPrices.ts'

/** Whoever does more than this is a contract or a machine, whose answer would keep everybody else waiting. */
export const MOST_TRANSACTIONS = 5_000

/**
 * Transactions of an account with all of their movements, whoever they are about, and the prices of their blocks, in
 * the order of the chain. Undefined where there are too many.
 */
export async function readTransactions(
  db: Database,
  deployment: Deployment,
  which: Which,
): Promise<readonly PositionTransaction[] | undefined> {
  const found = await findTransactions(db, which)
  if (found.size > MOST_TRANSACTIONS) return undefined
  const whole = await readWhole(db, found)
  const figures = await readFigures(db, deployment, whole)
  return whole.map(({ hash, timestamp, movements }, at) => ({
    ...{ hash, timestamp, movements },
    priceOf: ({ symbol }) => figures[at]?.get(symbol),
  }))
}

type Which = {
  readonly account: string
  /** Only those in which one of these moved, or the farm did something; all if left out. */
  readonly contracts?: readonly string[]
}

async function findTransactions(
  db: Database,
  { account, contracts }: Which,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (const side of ['from_account', 'to_account'] as const) {
    const own = db
      .selectFrom('movements')
      .select(['block', 'transaction_hash'])
      .distinct()
      .where(side, '=', account)
      .where('program', '<>', 'approval')
    const rows = contracts
      ? own.where(({ or, eb }) => or([eb('contract', 'in', contracts), eb('program', '=', 'farm')]))
      : own
    for (const { block, transaction_hash } of await rows.limit(MOST_TRANSACTIONS + 1).execute())
      found.set(transaction_hash, block)
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
