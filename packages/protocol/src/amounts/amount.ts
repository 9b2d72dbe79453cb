import { formatDecimal } from '../format/formatNumber.ts'
import { toDecimal } from '../prices/fraction.ts'
import type { Token } from '../tokens/token.ts'

/** Money: whole units of the smallest part of a token, never a `number`. */
export type Amount = { readonly raw: bigint; readonly token: Token }

/** For tables and labels: rounded down, so that nobody sees more than there is. */
export function formatAmount(amount: Amount): string {
  return `${formatDecimal(exactAmount(amount))} ${amount.token.symbol}`
}

/** For sentences, where every digit that a person typed should stand, but not all eighteen: six at most behind the point. */
export function spokenAmount(amount: Amount): string {
  return `${formatDecimal(exactAmount(amount), { decimals: 6, significant: 6 })} ${amount.token.symbol}`
}

/** The same of what may be spent, rounded up: you never pay more than you read. */
export function spokenLimit({ raw, token }: Amount): string {
  const zeros = Math.max(0, token.decimals - String(raw).length)
  const hidden = token.decimals - 6 - (raw < 10n ** BigInt(token.decimals) ? zeros : 0)
  const unit = 10n ** BigInt(Math.max(0, hidden))
  return spokenAmount({ raw: ((raw + unit - 1n) / unit) * unit, token })
}

/** For copying and hovering: every digit, no separators, parses back to the same amount. */
export function exactAmount({ raw, token: { decimals } }: Amount): string {
  // Without viem, whose way is seven times as long: this is in what every visitor loads first.
  const text = toDecimal({ numerator: raw, denominator: 10n ** BigInt(decimals) }, decimals)
  return decimals > 0 ? text.replace(/\.?0+$/, '') : text
}
