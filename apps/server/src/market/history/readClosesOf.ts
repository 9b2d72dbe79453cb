import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { Database } from '../../store/openStore.ts'
import type { ReadCloses } from './createClosesReader.ts'
import type { ReservesOf } from './createUsdPrice.ts'
import { fillForward } from './fillForward.ts'
import type { Close } from './readCandles.ts'
import type { Span } from './span.ts'

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
