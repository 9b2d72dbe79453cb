import type { Amount } from '../../amounts/amount.ts'
import { baseTokens } from '../../pairs/pairs.ts'
import type { Token } from '../../tokens/token.ts'
import { movedFor, netOf } from '../moved.ts'
import { beginPosition, type PositionStep, type PositionStory, takeStep } from './foldPosition.ts'
import { positionChanges } from './positionChange.ts'
import type { TellPositionsParameters } from './tellPositions.ts'

export type TellTimelineParameters = Omit<TellPositionsParameters, 'until'> & {
  /** In seconds since 1970, rising. */
  readonly times: readonly number[]
}

export type TimelinePoint = {
  /** How much more (or less) there was than before the first movement: of our tokens in the wallet, of shares staked too. */
  readonly changed: readonly Amount[]
  readonly positions: readonly (Pick<PositionStory, 'known' | 'held'> & { readonly asset: Token })[]
}

/** What an account had at some moments, as far as it is followed. */
export function tellTimeline(parameters: TellTimelineParameters): readonly TimelinePoint[] {
  const { book, account, transactions, times } = parameters
  const told = transactions.map(({ timestamp, movements, priceOf }) => {
    const transaction = { book, account, movements }
    const steps = positionChanges(transaction).map((change): PositionStep => ({ timestamp, change, priceOf }))
    const own = movedFor(transaction).filter(({ token }) => baseTokens.includes(token))
    return { timestamp, steps, own }
  })
  const stepsOf = Map.groupBy(
    told.flatMap(({ steps }) => steps),
    ({ change }) => change.asset,
  )
  const stories = new Map([...stepsOf].map(([asset, steps]) => [asset, beginPosition(steps)] as const))
  const begun = new Map([...stories].map(([asset, { shares }]) => [asset, shares] as const))
  let held: readonly Amount[] = []
  let next = 0
  return times.map((time) => {
    for (let one = told[next]; one && one.timestamp <= time; one = told[++next]) {
      held = netOf([...held, ...one.own])
      for (const step of one.steps) {
        const { asset } = step.change
        const story = stories.get(asset)
        if (story) stories.set(asset, takeStep(story, step))
      }
    }
    const shares = [...stories].map(([token, story]) => ({
      raw: story.shares - (begun.get(token) ?? 0n),
      token,
    }))
    return {
      changed: [...held, ...shares],
      positions: [...stories].map(([asset, { known, held }]) => ({ asset, known, held })),
    }
  })
}
