import { QuoteError } from '../errors.ts'
import type { PairDefinition } from '../pairs/pair.ts'
import { type Fraction, fraction } from '../prices/fraction.ts'
import { afterTransfer, type TransferFees } from '../quotes/amountOut.ts'
import { quoteOpposite } from './matchDeposit.ts'
import { currentSupply, isEmpty, type PoolState, type Sides } from './pool.ts'
import { squareRoot } from './squareRoot.ts'

export type PreviewDepositParameters = {
  readonly pair: PairDefinition
  /** `undefined`: the router creates the pair. */
  readonly pool: PoolState | undefined
  /** No more than this is taken. */
  readonly desired: Sides
  /** LP tokens that the account has already. */
  readonly held: bigint
  readonly fees?: TransferFees | undefined
}

export type DepositPreview = {
  /** What leaves the account. */
  readonly taken: Sides
  readonly liquidity: bigint
  /** Of the whole pool. */
  readonly share: { readonly before: Fraction; readonly after: Fraction }
  /** Nothing was in the pool: the two amounts decide the price. */
  readonly setsPrice: boolean
}

/** The first deposit leaves these in the pool for ever. */
const minimumLiquidity = 1_000n
const mostReserve = 2n ** 112n - 1n

/** What adding to a pool takes and gives, to the wei, if nothing happens before. */
export function previewDeposit(parameters: PreviewDepositParameters): DepositPreview {
  const { pair, pool = nothing, desired, held, fees = {} } = parameters
  const setsPrice = isEmpty(pool)
  const taken = setsPrice ? bothOf(desired) : takenBy(desired, pool.reserves)
  const arrived = {
    base: afterTransfer(taken.base, fees, pair.base) + pool.balances.base - pool.reserves.base,
    other: afterTransfer(taken.other, fees, pair.other) + pool.balances.other - pool.reserves.other,
  }
  if (pool.reserves.base + arrived.base > mostReserve || pool.reserves.other + arrived.other > mostReserve)
    throw new QuoteError('This is more than a pool can hold.', 'Enter a smaller amount.')
  const supply = currentSupply(pool)
  const liquidity = minted(arrived, pool, supply)
  if (liquidity <= 0n)
    throw new QuoteError('This amount is too small to receive LP tokens.', 'Enter a larger amount.')
  const locked = supply === 0n ? minimumLiquidity : 0n
  return {
    taken,
    liquidity,
    share: {
      before: supply === 0n ? fraction(0n) : fraction(held, supply),
      after: fraction(held + liquidity, supply + locked + liquidity),
    },
    setsPrice,
  }
}

const nothing: PoolState = {
  reserves: { base: 0n, other: 0n },
  balances: { base: 0n, other: 0n },
  supply: 0n,
  lastProduct: 0n,
  sharesFees: false,
}

function bothOf(desired: Sides): Sides {
  if (desired.base <= 0n || desired.other <= 0n)
    throw new QuoteError('The first deposit needs both tokens.', 'Enter both amounts.')
  return desired
}

/** As the router chooses: all of `base` if there is enough `other` for it, else all of `other`. */
function takenBy(desired: Sides, reserves: Sides): Sides {
  const other = quoteOpposite(desired.base, { from: reserves.base, to: reserves.other })
  if (other <= desired.other) return { base: desired.base, other }
  return {
    base: quoteOpposite(desired.other, { from: reserves.other, to: reserves.base }),
    other: desired.other,
  }
}

function minted(arrived: Sides, { reserves }: PoolState, supply: bigint): bigint {
  if (supply === 0n) return squareRoot(arrived.base * arrived.other) - minimumLiquidity
  const byBase = (arrived.base * supply) / reserves.base
  const byOther = (arrived.other * supply) / reserves.other
  return byBase < byOther ? byBase : byOther
}
