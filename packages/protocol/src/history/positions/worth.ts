import type { Amount } from '../../amounts/amount.ts'
import type { Fraction } from '../../prices/fraction.ts'
import type { Token } from '../../tokens/token.ts'
import { eth, love } from '../../tokens/tokens.ts'

/**
 * The same value three times, each in 10^-36 of a dollar, of an ether, of a LOVE: what thousands of transactions add
 * up to is exact to the last digit that anybody reads, and no number grows with their count.
 */
export type Worth = { readonly usd: bigint; readonly eth: bigint; readonly love: bigint }

/** Dollars for one whole token. */
export type PriceOf = (token: Token) => Fraction | undefined

const UNIT = 10n ** 36n

export const noWorth: Worth = { usd: 0n, eth: 0n, love: 0n }

/** What amounts are worth together; those that went count as less. Undefined where one of them has no price. */
export function worthOf(amounts: readonly Amount[], priceOf: PriceOf): Worth | undefined {
  let usd = 0n
  for (const { raw, token } of amounts) {
    const price = priceOf(token)
    if (!price) return undefined
    usd += (raw * price.numerator * UNIT) / (price.denominator * 10n ** BigInt(token.decimals))
  }
  return counted(usd, priceOf)
}

export function worthOfUsd({ numerator, denominator }: Fraction, priceOf: PriceOf): Worth | undefined {
  return counted((numerator * UNIT) / denominator, priceOf)
}

/** Undefined where ether or LOVE has no price. */
function counted(usd: bigint, priceOf: PriceOf): Worth | undefined {
  const [ether, ofLove] = [priceOf(eth), priceOf(love)]
  if (!ether || !ofLove) return undefined
  return { usd, eth: dividedBy(usd, ether), love: dividedBy(usd, ofLove) }
}

function dividedBy(usd: bigint, { numerator, denominator }: Fraction): bigint {
  return numerator === 0n ? 0n : (usd * denominator) / numerator
}

export function plus(a: Worth, b: Worth): Worth {
  return { usd: a.usd + b.usd, eth: a.eth + b.eth, love: a.love + b.love }
}

export function minus(a: Worth, b: Worth): Worth {
  return { usd: a.usd - b.usd, eth: a.eth - b.eth, love: a.love - b.love }
}

export function partOf({ usd, eth, love }: Worth, part: bigint, whole: bigint): Worth {
  const of = (value: bigint) => shareOf(value, part, whole)
  return { usd: of(usd), eth: of(eth), love: of(love) }
}

/** Of nothing there is no part. */
export function shareOf(value: bigint, part: bigint, whole: bigint): bigint {
  return whole === 0n ? 0n : (value * part) / whole
}
