import type { Amount } from '@love/protocol/amounts/amount'
import { type Fraction, fraction } from '@love/protocol/prices/fraction'

/** In whole tokens. */
export function amountFraction({ raw, token }: Amount): Fraction {
  return fraction(raw, 10n ** BigInt(token.decimals))
}
