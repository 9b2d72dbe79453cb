import { combine, type Figure, unavailable } from '@love/protocol/prices/figure'
import { add, type Fraction, fraction, multiply } from '@love/protocol/prices/fraction'
import { TokenType } from '@love/safe/api/enumerations'
import type { Balances } from '@love/safe/api/replies/assets'
import { type Address, zeroAddress } from 'viem'
import { significantText } from '../../market/history/significantText.ts'
import { createShortMemory } from '../gateway/createShortMemory.ts'
import type { PriceBook } from './createPriceBook.ts'
import { figureOrZero, perDollar, refuseUnknownCurrency } from './fiatCurrencies.ts'
import { type Held, type HeldDeps, readHeld } from './readHeld.ts'
import { tokenLogo } from './tokenLogo.ts'

export type BalancesOf = (safe: Address, options: { currency: string; trusted: boolean }) => Promise<Balances>

export type BalancesDeps = HeldDeps & { priceBook: PriceBook; appUrl: string; now: () => number }

/** What a Safe holds depends on the chain and not on what is stored, so only time can make an answer old. */
const KEEP_MS = 2_000
const MOST_BYTES = 16 * 1024 * 1024

/** What a Safe holds, and what that is worth by the prices of our own pairs. */
export function createBalances({ priceBook, appUrl, now, ...deps }: BalancesDeps): BalancesOf {
  const kept = createShortMemory<Balances>({ now, keepMs: KEEP_MS, mostBytes: MOST_BYTES })

  const read: BalancesOf = async (safe, { currency, trusted }) => {
    const [held, priceOf] = await Promise.all([readHeld(deps, safe, { trusted }), priceBook()])
    const rate = perDollar(currency, priceOf)
    const items = held.map((one) => {
      const price: Figure = one.listed ? priceOf(one.listed) : unavailable('not listed')
      const conversion = figureOrZero(combine([price, rate], multiply))
      const worth = multiply(conversion, fraction(one.raw, 10n ** BigInt(one.token.decimals)))
      const logoUri = tokenLogo(appUrl, one.listed)
      return { item: itemOf(one, { conversion, worth, logoUri }), worth }
    })
    return {
      fiatTotal: significantText(items.reduce((total, { worth }) => add(total, worth), fraction(0n))),
      items: items.map(({ item }) => item),
    }
  }
  return async (safe, options) => {
    refuseUnknownCurrency(options.currency)
    const key = `${safe} ${options.currency.toLowerCase()} ${options.trusted}`
    return kept(key, () => read(safe, options))
  }
}

function itemOf(
  { address, raw, token }: Held,
  { conversion, worth, logoUri }: { conversion: Fraction; worth: Fraction; logoUri: string },
): Balances['items'][number] {
  const isEther = address === 'ETH'
  return {
    tokenInfo: {
      type: isEther ? TokenType.NATIVE_TOKEN : TokenType.ERC20,
      address: isEther ? zeroAddress : address,
      decimals: token.decimals,
      symbol: token.symbol,
      name: token.name,
      logoUri,
    },
    balance: String(raw),
    fiatBalance: significantText(worth),
    fiatConversion: significantText(conversion),
  }
}
