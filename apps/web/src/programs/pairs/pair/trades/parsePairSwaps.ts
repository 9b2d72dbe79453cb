import type { MarketHead, PairSwap } from '@love/protocol/market/marketReplies'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { HistoryQuery } from '../../../../chain/market/history.ts'
import { decimalOrNull, isDecimal } from '../../../../chain/market/isDecimal.ts'
import { isTime, marketFieldsOf, parseHead } from '../../../../chain/market/parseHead.ts'

export type PairSwaps = MarketHead & { readonly swaps: readonly PairSwap[] }

/** As many as somebody reads. */
const shown = 20

export function swapsOf({ name }: Pick<PairDefinition, 'name'>): HistoryQuery<PairSwaps> {
  return { name: `swaps ${name}`, path: () => `pairs/${name}/swaps?limit=${shown}`, parse: parsePairSwaps }
}

/** What is no swap is left out. */
export function parsePairSwaps(body: unknown): PairSwaps | undefined {
  const fields = marketFieldsOf(body)
  const head = parseHead(fields)
  if (!head || !Array.isArray(fields.swaps)) return undefined
  return { ...head, swaps: fields.swaps.flatMap(parseSwap) }
}

function parseSwap(body: unknown): readonly PairSwap[] {
  if (!Array.isArray(body)) return []
  const [time, hash, side, base, other, valueUsd]: readonly unknown[] = body
  const isHash = typeof hash === 'string' && /^0x[\da-f]{64}$/.test(hash)
  if (!isTime(time) || !isHash || !isDecimal(base) || !isDecimal(other)) return []
  if (side !== 'buy' && side !== 'sell') return []
  return [[time, hash, side, base, other, decimalOrNull(valueUsd)]]
}
