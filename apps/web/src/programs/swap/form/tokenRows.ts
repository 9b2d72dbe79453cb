import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { eth } from '@love/protocol/tokens/tokens'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'

export type TokenRow = {
  readonly token: Token
  /** Undefined until it is read, or while nobody is connected. */
  readonly balance: bigint | undefined
}

export type TokenRowsParameters = {
  tokens: readonly Token[]
  deployment: Deployment
  balances: Readonly<Record<string, bigint>> | undefined
  /** Of a whole token, in USD. */
  price: (token: Token) => Figure
  /** A part of a symbol or a name, or a whole address. */
  search: string
}

/** What is held first, by its value; the others as they are listed. */
export function tokenRows(parameters: TokenRowsParameters): readonly TokenRow[] {
  const { tokens, deployment, balances, price, search } = parameters
  const wanted = search.trim().toLowerCase()
  return tokens
    .filter((token) => isFound(token, wanted, deployment))
    .map((token) => ({ token, balance: balances?.[token.symbol] }))
    .map((row) => ({ row, worth: worthOf(row, price) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ row }) => row)
}

function isFound(token: Token, wanted: string, deployment: Deployment): boolean {
  if (/^0x[0-9a-f]{40}$/.test(wanted))
    return token.symbol !== eth.symbol && tokenAddress(deployment, token).toLowerCase() === wanted
  return [token.symbol, token.name].some((text) => text.toLowerCase().includes(wanted))
}

/** Only to sort by, so that a number will do. */
function worthOf({ token, balance }: TokenRow, price: (token: Token) => Figure): number {
  if (!balance) return 0
  const each = price(token)
  if (!isAvailable(each)) return 0
  const { numerator, denominator } = multiply(each, amountFraction({ raw: balance, token }))
  return Number((numerator * 100n) / denominator)
}
