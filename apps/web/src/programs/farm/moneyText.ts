import { formatAmount } from '@love/protocol/amounts/amount'
import { combine, type Figure, isAvailable } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import { love } from '@love/protocol/tokens/tokens'
import { amountFraction } from '../../chain/prices/amountFraction.ts'
import type { Money } from '../../chain/prices/createMoney.ts'

/** A value in the preferred currency, or n/a with the reason, for sentences. */
function moneyText(usd: Figure, money: Money): string {
  const converted = money.convert(usd)
  return isAvailable(converted) ? money.format(converted) : `n/a: ${converted.unavailable}`
}

/** “12.5 LOVE, about $0.31” */
export function loveText(raw: bigint, lovePrice: Figure, money: Money): string {
  const amount = { raw, token: love }
  const value = rewardValue(raw, lovePrice)
  return isAvailable(value)
    ? `${formatAmount(amount)}, about ${moneyText(value, money)}`
    : `${formatAmount(amount)} (${moneyText(value, money)})`
}

/** USD. */
export function rewardValue(raw: bigint, lovePrice: Figure): Figure {
  return combine([lovePrice], (price) => multiply(amountFraction({ raw, token: love }), price))
}
