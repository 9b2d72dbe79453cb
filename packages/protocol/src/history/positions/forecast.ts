import type { VaultState } from '../../actions/readVault.ts'
import type { Amount } from '../../amounts/amount.ts'
import { blocksPerYear } from '../../apr/apr.ts'
import { poolEmission } from '../../farm/emission.ts'
import type { Farm, FarmPool } from '../../farm/farm.ts'
import { sidesAfterMove } from '../../liquidity/priceMove.ts'
import { type Fraction, fraction, multiply } from '../../prices/fraction.ts'
import { love } from '../../tokens/tokens.ts'
import { vaultAt } from '../../vault/vaultAt.ts'
import { profitOf } from './positionNow.ts'
import { noWorth, type PriceOf, partOf, plus, shareOf, type Worth, worthOf, worthOfUsd } from './worth.ts'

/** What a person thinks of the time to come. */
export type Assumptions = {
  /** Dollars for one whole token, from now on and until the end. */
  readonly priceOf: PriceOf
  /** Of what is traded today: 1 for as much. */
  readonly volume: Fraction
  readonly days: bigint
}

/** Of one pair or the vault: what an account has there, and what its story says. */
export type Holding = {
  /** All shares, those of them whose cost is known (both in their smallest parts), and those that are staked. */
  readonly shares: bigint
  readonly known: bigint
  readonly staked: bigint
  /** What the pool once got for the known shares. */
  readonly kept: readonly Amount[]
  readonly cost: Worth
  readonly gained: Worth
  readonly harvested: Worth
  /** LOVE that waits in the farm. */
  readonly waiting: bigint
  /** Undefined where they were not counted. */
  readonly networkFees: Worth | undefined
}

/** Where the shares are. */
export type Place =
  | {
      readonly kind: 'pair'
      readonly reserves: { readonly base: Amount; readonly other: Amount }
      readonly supply: bigint
      /** Dollars that were traded in a day; undefined where nobody knows, and then no fees are counted. */
      readonly volumeUsd24h: Fraction | undefined
      readonly farm: Farm
      /** Undefined where no pool pays for its shares. */
      readonly pool: FarmPool | undefined
    }
  | { readonly kind: 'vault'; readonly vault: VaultState }

export type Forecast = {
  /** Of all shares at the end, with the fees of the pair in it. */
  readonly value: Worth
  readonly fees: Worth
  /** LOVE that waits then, if nothing is harvested on the way. */
  readonly rewards: bigint
  /** Of what the pool once got, had it been held instead. */
  readonly held: Worth
  readonly profit: Worth
}

/**
 * What a position is worth after some days, if its pair trades at the assumed prices from now on, and everything else
 * stays as it is: other stakes, emissions, what is traded. Nothing is compounded. Undefined where a price is missing.
 */
export function forecast(holding: Holding, place: Place, assumptions: Assumptions): Forecast | undefined {
  const { priceOf } = assumptions
  const held = worthOf(holding.kept, priceOf)
  const end =
    place.kind === 'pair' ? pairLater(holding, place, assumptions) : vaultLater(holding, place, assumptions)
  if (!held || !end) return undefined
  const rewards = holding.waiting + end.rewards
  const waiting = worthOf([{ raw: rewards, token: love }], priceOf) ?? noWorth
  const value = partOf(end.value, holding.known, holding.shares)
  return { value: end.value, fees: end.fees, rewards, held, profit: profitOf({ ...holding, value, waiting }) }
}

type Later = { readonly value: Worth; readonly fees: Worth; readonly rewards: bigint }
type PairPlace = Extract<Place, { kind: 'pair' }>
type VaultPlace = Extract<Place, { kind: 'vault' }>

/** Traders take what is too cheap until the pair has the assumed prices, which keeps the product of its sides. */
function pairLater(
  { shares, staked }: Holding,
  place: PairPlace,
  assumptions: Assumptions,
): Later | undefined {
  const { reserves, supply, volumeUsd24h, farm, pool } = place
  const { priceOf, volume, days } = assumptions
  const { base, other } = reserves
  const factor = priceChange(reserves, priceOf)
  if (!factor) return undefined
  const moved = sidesAfterMove({ base: base.raw, other: other.raw }, factor)
  const whole = worthOf(
    [
      { raw: moved.base, token: base.token },
      { raw: moved.other, token: other.token },
    ],
    priceOf,
  )
  const traded = multiply(multiply(volumeUsd24h ?? fraction(0n), volume), fraction(days))
  const fees = worthOfUsd(multiply(traded, FEE), priceOf)
  if (!whole || !fees) return undefined
  const ofFees = partOf(fees, shares, supply)
  return {
    value: plus(partOf(whole, shares, supply), ofFees),
    fees: ofFees,
    rewards: pool ? rewardsUntil({ farm, pool, staked, days }) : 0n,
  }
}

/** The part of every trade that a pair keeps for those who hold its shares. */
const FEE = fraction(3n, 1_000n)

/** How many times as much of the other token the base token is to cost. Undefined where one of them is worth nothing. */
function priceChange({ base, other }: PairPlace['reserves'], priceOf: PriceOf): Fraction | undefined {
  const [ofBase, ofOther] = [priceOf(base.token), priceOf(other.token)]
  if (!ofBase?.numerator || !ofOther?.numerator || other.raw === 0n) return undefined
  const unit = (amount: Amount) => 10n ** BigInt(amount.token.decimals)
  return multiply(
    fraction(ofBase.numerator * ofOther.denominator, ofBase.denominator * ofOther.numerator),
    fraction(base.raw * unit(other), other.raw * unit(base)),
  )
}

type RewardsParameters = { farm: Farm; pool: FarmPool; staked: bigint; days: bigint }

function rewardsUntil({ farm, pool, staked, days }: RewardsParameters): bigint {
  const { numerator, denominator } = poolEmission(farm, pool).perBlock
  const emitted = (numerator * 10n ** BigInt(love.decimals) * blocksIn(days)) / denominator
  return shareOf(emitted, staked, pool.staked)
}

function vaultLater({ shares }: Holding, { vault }: VaultPlace, assumptions: Assumptions): Later | undefined {
  const { priceOf, days } = assumptions
  const { held, shares: supply } = vaultAt(vault, vault.block + blocksIn(days))
  const value = worthOf([{ raw: shareOf(held, shares, supply), token: love }], priceOf)
  return value && { value, fees: noWorth, rewards: 0n }
}

/** As every APR here counts them. */
function blocksIn(days: bigint): bigint {
  return (days * blocksPerYear) / 365n
}
