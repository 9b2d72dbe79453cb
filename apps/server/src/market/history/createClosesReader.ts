import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { Database } from '../../store/openStore.ts'
import type { ReservesOf } from './createUsdPrice.ts'
import type { FollowedHead } from './head.ts'
import { type Close, fillForward, type ReadCandlesParameters, readCloses, type Span } from './readCandles.ts'

export type ReadCloses = typeof readCloses

/** With 1,500 of them each they are about 6 MB. */
const MOST_KEPT = 32

/** USD prices of all pairs come from the same few: what those held is read once a block, for whoever asks first. */
export function createClosesReader(): (head: Pick<FollowedHead, 'hash'>) => ReadCloses {
  let version = ''
  let kept = new Map<string, Close[]>()

  return ({ hash }) =>
    async (db, parameters) => {
      if (hash !== version) {
        version = hash
        kept = new Map()
      }
      const own = kept
      const key = keyOf(parameters)
      const known = own.get(key)
      if (known) return known
      const closes = await readCloses(db, parameters)
      if (own.size < MOST_KEPT) own.set(key, closes)
      return closes
    }
}

function keyOf({ pair, span: { seconds, first, last } }: ReadCandlesParameters): string {
  return `${pair.name} ${seconds} ${first} ${last}`
}

/** What some pairs held at the end of every span, by the number of the span. */
export type ClosesOf = (at: number) => ReservesOf

export async function readClosesOf(
  db: Database,
  { pairs, span, readCloses }: { pairs: readonly PairDefinition[]; span: Span; readCloses: ReadCloses },
): Promise<ClosesOf> {
  const rows = new Map<string, Close[]>()
  // One after the other: they share the connection of a transaction.
  for (const pair of pairs) rows.set(pair.name, await readCloses(db, { pair, span }))
  return closesOf(rows, span)
}

export function closesOf(rows: ReadonlyMap<string, readonly Close[]>, span: Span): ClosesOf {
  const filled = new Map([...rows].map(([name, closes]) => [name, fillForward(closes, span)]))
  return (at) => (pair) => filled.get(pair.name)?.[at]?.close
}
