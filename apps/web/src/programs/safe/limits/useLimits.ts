import { exactAmount } from '@love/protocol/amounts/amount'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import type { Address } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import { useReading } from '../../../chain/useReading.ts'
import { assetRows } from '../assets/assetRows.ts'
import { balancesQuery } from '../gateway/balancesQuery.ts'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { limitsQuery } from './limitsQuery.ts'

export function useLimits(safe: Address) {
  return useReading(limitsQuery(useChain(), safe))
}

/** What one of a token costs, where the gateway knows it; only for the dollars beside amounts. */
export function usePrices(safe: Address): (token: Address) => Figure | undefined {
  const { data } = useGatewayReading(balancesQuery(safe, { withUnlisted: false }))
  const rows = data ? assetRows(data) : []
  return (token) => rows.find(({ address }) => address === token)?.price
}

/** Of what is typed, in dollars; nothing where there is no amount or no price. */
export function worthOf(raw: bigint | string, token: Token, price: Figure | undefined): Figure | undefined {
  if (typeof raw === 'string' || raw === 0n || !price || !isAvailable(price)) return undefined
  return multiply(amountFraction({ raw, token }), price)
}

/** For pointing at: every digit. */
export function exactText(raw: bigint, token: Token): string {
  return `${exactAmount({ raw, token })} ${token.symbol}`
}
