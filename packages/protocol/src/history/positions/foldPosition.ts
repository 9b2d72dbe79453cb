import type { Amount } from '../../amounts/amount.ts'
import { netOf } from '../moved.ts'
import type { PositionChange } from './positionChange.ts'
import { minus, noWorth, type PriceOf, partOf, plus, shareOf, type Worth, worthOf } from './worth.ts'

export type PositionStep = {
  readonly timestamp: number
  readonly change: PositionChange
  /** At the end of its block. */
  readonly priceOf: PriceOf
}

/** What became of the shares of one pair or of the vault, up to a moment. */
export type PositionStory = {
  /** In the wallet and staked. */
  readonly shares: bigint
  readonly staked: bigint
  /** Of the shares those whose cost is known, in 10^-18 of their smallest part. Nothing below is about the others. */
  readonly known: bigint
  /** What they cost: each share as much as all of them did on the average. */
  readonly cost: Worth
  /** What the pool got for them, in the same parts. */
  readonly held: readonly Amount[]
  /** The same in one number that trades do not change. */
  readonly liquidity: bigint
  readonly paid: Worth
  readonly received: Worth
  /** What was received for shares beyond their cost. */
  readonly gained: Worth
  /** Of what was received that which trades had added. */
  readonly growth: Worth
  readonly fees: { readonly shares: bigint; readonly worth: Worth }
  readonly cameIn: bigint
  readonly wentOut: bigint
  /** Dollars of cost times the seconds for which they were in: what a return in a year is measured by. */
  readonly usdSeconds: bigint
  readonly until: number
}

/** Parts of parts stay exact to the smallest part of a token. */
export const FINE = 10n ** 18n

/** In the order of the chain, up to `until`, in seconds since 1970. */
export function foldPosition(steps: readonly PositionStep[], until: number): PositionStory {
  return later(steps.reduce(takeStep, beginPosition(steps)), until)
}

/** Before the first step. */
export function beginPosition(steps: readonly PositionStep[]): PositionStory {
  return { ...emptyStory, shares: heldBefore(steps), until: steps[0]?.timestamp ?? 0 }
}

const emptyStory: PositionStory = {
  ...{ shares: 0n, staked: 0n, known: 0n, cost: noWorth, held: [], liquidity: 0n },
  ...{ paid: noWorth, received: noWorth, gained: noWorth, growth: noWorth },
  ...{ fees: { shares: 0n, worth: noWorth }, cameIn: 0n, wentOut: 0n, usdSeconds: 0n, until: 0 },
}

/** Whoever gives away more than is known to have come had it before the first movement that is stored. */
function heldBefore(steps: readonly PositionStep[]): bigint {
  let [sum, least] = [0n, 0n]
  for (const { change } of steps) {
    sum += change.pooled + change.sent - change.fee
    if (sum < least) least = sum
  }
  return -least
}

function later(story: PositionStory, until: number): PositionStory {
  const seconds = BigInt(Math.max(0, until - story.until))
  return { ...story, usdSeconds: story.usdSeconds + story.cost.usd * seconds, until }
}

export function takeStep(before: PositionStory, { timestamp, change, priceOf }: PositionStep): PositionStory {
  const story = later({ ...before, staked: before.staked + change.staked }, timestamp)
  const pooled = change.pooled > 0n ? enter(story, change, priceOf) : leave(story, change, priceOf)
  return keepFee(send(pooled, change.sent), change, priceOf)
}

function enter(story: PositionStory, change: PositionChange, priceOf: PriceOf): PositionStory {
  const shares = story.shares + change.pooled
  const paid = worthOf(negated(change.moved), priceOf)
  // Without a price nobody knows what they cost.
  if (!paid) return { ...story, shares, cameIn: story.cameIn + change.pooled }
  return {
    ...story,
    shares,
    known: story.known + change.pooled * FINE,
    cost: plus(story.cost, paid),
    paid: plus(story.paid, paid),
    held: netOf([...story.held, ...change.amounts.map(({ raw, token }) => ({ raw: raw * FINE, token }))]),
    liquidity: story.liquidity + change.liquidity * FINE,
  }
}

const negated = (amounts: readonly Amount[]) => amounts.map(({ raw, token }) => ({ raw: -raw, token }))

/** Known shares and others leave alike. */
function leave(story: PositionStory, change: PositionChange, priceOf: PriceOf): PositionStory {
  const size = -change.pooled
  if (size === 0n) return story
  const known = shareOf(story.known, size, story.shares)
  const got = worthOf(change.moved, priceOf)
  const left = without(story, size)
  if (!got) return left
  const received = partOf(got, known, size * FINE)
  const taken = shareOf(change.liquidity, known, size)
  const grown = taken - (story.liquidity - left.liquidity)
  const worth = worthOf(change.amounts, priceOf) ?? noWorth
  const growth = grown > 0n ? partOf(partOf(worth, known, size * FINE), grown, taken) : noWorth
  return {
    ...left,
    received: plus(story.received, received),
    gained: plus(story.gained, minus(received, minus(story.cost, left.cost))),
    growth: plus(story.growth, growth),
  }
}

function send(story: PositionStory, sent: bigint): PositionStory {
  if (sent >= 0n) return { ...story, shares: story.shares + sent, cameIn: story.cameIn + sent }
  return { ...without(story, -sent), wentOut: story.wentOut - sent }
}

/** The shares that are left have to earn back what the farm kept: their cost stays. */
function keepFee(story: PositionStory, { fee, asset }: PositionChange, priceOf: PriceOf): PositionStory {
  if (fee === 0n) return story
  const worth = worthOf([{ raw: fee, token: asset }], priceOf) ?? noWorth
  return {
    ...without(story, fee),
    cost: story.cost,
    fees: { shares: story.fees.shares + fee, worth: plus(story.fees.worth, worth) },
  }
}

/** Fewer shares, and as much less of all that belongs to them. */
function without(story: PositionStory, size: bigint): PositionStory {
  const rest = story.shares - size
  const keep = (value: bigint) => shareOf(value, rest, story.shares)
  return {
    ...story,
    shares: rest,
    known: keep(story.known),
    cost: partOf(story.cost, rest, story.shares),
    held: story.held.map(({ raw, token }) => ({ raw: keep(raw), token })),
    liquidity: keep(story.liquidity),
  }
}
