import type { PairState } from '../actions/readPair.ts'
import type { Amount } from '../amounts/amount.ts'
import { QuoteError } from '../errors.ts'
import { lpToken, type PairDefinition } from '../pairs/pair.ts'
import type { TransferFees } from '../quotes/amountOut.ts'
import { minimumReceived, type Quote } from '../quotes/quote.ts'
import { quoteExactIn } from '../quotes/quoteExactIn.ts'
import { statesAfter } from '../quotes/routeReserves.ts'
import { isSameAsset } from '../routes/findRoutes.ts'
import { oneSidedSwap } from './matchDeposit.ts'
import type { PoolState, Side, Sides } from './pool.ts'
import { type DepositPreview, previewDeposit } from './previewDeposit.ts'

export type PlanStakeParameters = {
  readonly pair: PairDefinition
  readonly pool: PoolState
  /** For the routes; that of the pair itself is taken from `pool`. */
  readonly states: readonly PairState[]
  /** All that is to be used, in any one token. */
  readonly from: Amount
  readonly slippageBasisPoints: bigint
  readonly fees?: TransferFees | undefined
}

export type StakePlan = {
  readonly pair: PairDefinition
  readonly slippageBasisPoints: bigint
  /** Into one side of the pair, where the money is neither of the two. */
  readonly entry: Quote | undefined
  /** The side that is there then, and how much of it is certain. */
  readonly side: Side
  readonly certain: bigint
  /** The right part of it into the other side, in the pair itself. */
  readonly swap: Quote
  readonly desired: Sides
  readonly preview: DepositPreview
  /** LP tokens that are certain, so that they can be staked in the same go. */
  readonly liquidity: bigint
  /** What stays in the wallet if no price moves. */
  readonly left: readonly Amount[]
}

const bothSides = ['base', 'other'] as const

/** From one token to LP tokens, over the side of the pair that gives more of them. */
export function planStake(parameters: PlanStakeParameters): StakePlan {
  const { pair, from } = parameters
  const own = bothSides.find((side) => pair[side].symbol === from.token.symbol)
  const ways = own ? [own] : bothSides.filter((side) => !isSameAsset(pair[side], from.token))
  const attempts = ways.map((side) => attempt(() => planOver(side, parameters)))
  const plans = attempts.flatMap((one) => ('plan' in one ? [one.plan] : []))
  const [best] = plans.toSorted((a, b) => (a.liquidity < b.liquidity ? 1 : -1))
  if (best) return best
  const [failure] = attempts.flatMap((one) => ('failure' in one ? [one.failure] : []))
  throw failure ?? new QuoteError(`You cannot zap in with ${from.token.symbol}.`, 'Choose another token.')
}

function attempt(make: () => StakePlan): { readonly plan: StakePlan } | { readonly failure: QuoteError } {
  try {
    return { plan: make() }
  } catch (error) {
    if (error instanceof QuoteError) return { failure: error }
    throw error
  }
}

function planOver(side: Side, parameters: PlanStakeParameters): StakePlan {
  const { pair, pool, from, slippageBasisPoints, fees } = parameters
  const opposite: Side = side === 'base' ? 'other' : 'base'
  const start = withReserves(parameters.states, pair, pool.reserves)
  const isDirect = pair[side].symbol === from.token.symbol
  const entry = isDirect
    ? undefined
    : untaxed(quoteExactIn({ states: start, amountIn: from, to: pair[side], fees }))
  const certain = entry ? minimumReceived(entry.amountOut.raw, slippageBasisPoints) : from.raw
  const entered = entry ? statesAfter(start, entry) : start
  const reserves = reservesOf(entered, pair)
  const swap = untaxed(
    quoteExactIn({
      states: entered.filter(({ definition }) => definition.name === pair.name),
      amountIn: { raw: oneSidedSwap(certain, reserves[side]), token: pair[side] },
      to: pair[opposite],
      fees,
    }),
  )
  const received = minimumReceived(swap.amountOut.raw, slippageBasisPoints)
  const desired = sidesOf(side, certain - swap.amountIn.raw, received)
  const preview = previewDeposit({
    pair,
    pool: moved(pool, reservesOf(statesAfter(entered, swap), pair)),
    desired,
    held: 0n,
  })
  const liquidity = minimumReceived(preview.liquidity, slippageBasisPoints)
  const leftOfSide = (entry?.amountOut.raw ?? from.raw) - swap.amountIn.raw - preview.taken[side]
  const left = [
    { raw: leftOfSide, token: pair[side] },
    { raw: swap.amountOut.raw - preview.taken[opposite], token: pair[opposite] },
    { raw: preview.liquidity - liquidity, token: lpToken(pair) },
  ].filter(({ raw }) => raw > 0n)
  return { pair, slippageBasisPoints, entry, side, certain, swap, desired, preview, liquidity, left }
}

/** The farm counts what arrives, the router does not: a promise of LP tokens needs tokens that arrive whole. */
function untaxed(quote: Quote): Quote {
  const [taxed] = Object.keys(quote.transferFees)
  if (taxed)
    throw new QuoteError(
      `${taxed} has a fee on transfer, so you cannot zap in with it.`,
      'Swap, add liquidity and stake separately.',
    )
  return quote
}

function withReserves(
  states: readonly PairState[],
  pair: PairDefinition,
  { base, other }: Sides,
): readonly PairState[] {
  const reserves = { base: { raw: base, token: pair.base }, other: { raw: other, token: pair.other } }
  return states.map((state) => (state.definition.name === pair.name ? { ...state, reserves } : state))
}

function reservesOf(states: readonly PairState[], pair: PairDefinition): Sides {
  const reserves = states.find(({ definition }) => definition.name === pair.name)?.reserves
  return { base: reserves?.base.raw ?? 0n, other: reserves?.other.raw ?? 0n }
}

function sidesOf(side: Side, amount: bigint, opposite: bigint): Sides {
  return side === 'base' ? { base: amount, other: opposite } : { base: opposite, other: amount }
}

/** Every swap also takes what was given to the pair unasked into its reserves. */
function moved({ reserves, balances, ...pool }: PoolState, to: Sides): PoolState {
  const after = {
    base: balances.base + to.base - reserves.base,
    other: balances.other + to.other - reserves.other,
  }
  return { ...pool, reserves: after, balances: after }
}
