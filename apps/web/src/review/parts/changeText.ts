import { type Amount, formatAmount } from '@love/protocol/amounts/amount'
import { roundedUp } from '@love/protocol/quotes/amountOut'
import type { Token } from '@love/protocol/tokens/token'

/**
 * A change of a balance with its sign: what comes is rounded down, what goes is rounded up. What is too small to be shown
 * reads `<0.000001` either way: a wei rounded up would be a thousand billion times as much.
 */
export function changeText(raw: bigint, token: Token): string {
  if (raw === 0n) return `No change in ${token.symbol}`
  if (raw > 0n) return `+${formatAmount({ raw, token })}`
  const gone = { raw: -raw, token }
  return `−${formatAmount(isDust(gone) ? gone : roundedUp(gone))}`
}

function isDust({ raw, token }: Amount): boolean {
  return raw * 1_000_000n < 10n ** BigInt(token.decimals)
}
