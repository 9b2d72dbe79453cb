import type { Amount } from '../amounts/amount.ts'

/** As many decimals as `formatAmount` shows of it, rounded up: who reads “at most” must not pay more than is written. */
export function roundedUp({ raw, token }: Amount): Amount {
  const whole = 10n ** BigInt(token.decimals)
  const shown = 10n ** (raw >= whole ? 2n : 6n)
  if (whole <= shown) return { raw, token }
  const unit = whole / shown
  return { raw: ((raw + unit - 1n) / unit) * unit, token }
}
