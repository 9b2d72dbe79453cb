import type { PairDefinition } from '@love/protocol/pairs/pair'
import { quotientText } from './quotientText.ts'
import type { CandleRow } from './readCandles.ts'
import type { Reserves } from './reserves.ts'

export type DrawnCandle = {
  readonly close: Reserves
  readonly closeText: string
  /** Open, high and low; undefined when there was no price at one of them. */
  readonly others: readonly [open: string, high: string, low: string] | undefined
}

/** Undefined when there was no price in the end. */
export function drawCandle({ base, token }: PairDefinition, row: CandleRow): DrawnCandle | undefined {
  const exponent = base.decimals - token.decimals
  const text = (tokens: string, bases: string) =>
    tokens === '0' || bases === '0' ? undefined : quotientText(tokens, bases, exponent)
  const closeText = text(row.close_token, row.close_base)
  if (closeText === undefined) return undefined
  const open = text(row.open_token, row.open_base)
  const high = text(row.high_token, row.high_base)
  const low = text(row.low_token, row.low_base)
  const isWhole = open !== undefined && high !== undefined && low !== undefined
  return {
    close: { token: BigInt(row.close_token), base: BigInt(row.close_base) },
    closeText,
    others: isWhole ? [open, high, low] : undefined,
  }
}
