import { formatAmount } from '@love/protocol/amounts/formatAmount'
import { roundedUp } from '@love/protocol/quotes/roundedUp'
import type { Token } from '@love/protocol/tokens/token'

/** A change of a balance with its sign: what comes is rounded down, what goes is rounded up. */
export function changeText(raw: bigint, token: Token): string {
  if (raw === 0n) return `no ${token.symbol}`
  return raw > 0n ? `+${formatAmount({ raw, token })}` : `−${formatAmount(roundedUp({ raw: -raw, token }))}`
}
