import type { PairState } from '@love/protocol/actions/readPair'
import type { VaultState } from '@love/protocol/actions/readVault'
import type { Amount } from '@love/protocol/amounts/amount'
import { combine, type Figure, unavailable } from '@love/protocol/prices/figure'
import { fraction, multiply } from '@love/protocol/prices/fraction'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import type { Token } from '@love/protocol/tokens/token'
import { faith, love, war3 } from '@love/protocol/tokens/tokens'
import { sharePrice } from '@love/protocol/vault/vaultAt'
import { amountFraction } from '../prices/amountFraction.ts'
import { type Sum, sumOf } from '../prices/sumOf.ts'

/** What this desktop is about. */
export const ourTokens: readonly Token[] = [love, war3, faith]

/** What an account holds of them. Values are in USD. */
export type Worth = {
  readonly holdings: readonly { readonly amount: Amount; readonly value: Figure }[]
  readonly total: Sum
}

export type WorthParameters = {
  /** By symbol, in the smallest parts. */
  readonly balances: Readonly<Record<string, bigint>>
  readonly pairs: readonly PairState[]
  /** `undefined`: it does not answer. */
  readonly vault: VaultState | undefined
}

export function worthOf({ balances, pairs, vault }: WorthParameters): Worth {
  const listed = usdPrices(pairs)
  const inLove = vault ? sharePrice(vault) : unavailable('the vault does not respond')
  const price = (token: Token) =>
    token.symbol === faith.symbol ? combine([inLove, listed(love)], multiply) : listed(token)
  const holdings = ourTokens.map((token) => {
    const amount = { raw: balances[token.symbol] ?? 0n, token }
    // Nothing is worth nothing, whatever it would cost.
    const value =
      amount.raw === 0n
        ? fraction(0n)
        : combine([price(token)], (each) => multiply(amountFraction(amount), each))
    return { amount, value }
  })
  return { holdings, total: sumOf(holdings.map(({ value }) => value)) }
}
