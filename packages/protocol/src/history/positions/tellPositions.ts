import type { Token } from '../../tokens/token.ts'
import { love } from '../../tokens/tokens.ts'
import type { AccountMovements } from '../moved.ts'
import { foldPosition, type PositionStep, type PositionStory } from './foldPosition.ts'
import { harvestsOf, positionChanges } from './positionChange.ts'
import { noWorth, type PriceOf, plus, type Worth, worthOf } from './worth.ts'

export type PositionTransaction = Pick<AccountMovements, 'movements'> & {
  readonly hash: string
  readonly timestamp: number
  /** At the end of its block. */
  readonly priceOf: PriceOf
}

export type TellPositionsParameters = Pick<AccountMovements, 'book' | 'account'> & {
  /** In the order of the chain; each with all of its movements, whoever they are about. */
  readonly transactions: readonly PositionTransaction[]
  /** In seconds since 1970. */
  readonly until: number
}

export type AccountPositions = {
  readonly positions: readonly (PositionStory & Traced & { readonly asset: Token })[]
  /** What each pool of the farm has paid. */
  readonly rewards: readonly Rewards[]
}

/** What it was made of. */
type Traced = { readonly transactions: readonly PositionTransaction[] }

type Rewards = Traced & {
  readonly pool: string
  readonly raw: bigint
  readonly worth: Worth
}

/** What an account put into pairs and the vault, what it took out, and what that was worth each time. */
export function tellPositions(parameters: TellPositionsParameters): AccountPositions {
  const { book, account, transactions, until } = parameters
  const stories = new Map<Token, { steps: PositionStep[]; transactions: PositionTransaction[] }>()
  const rewards = new Map<string, Rewards>()
  for (const transaction of transactions) {
    const { timestamp, movements, priceOf } = transaction
    const own = { book, account, movements }
    for (const change of positionChanges(own)) {
      const story = stories.get(change.asset) ?? { steps: [], transactions: [] }
      stories.set(change.asset, story)
      story.steps.push({ timestamp, change, priceOf })
      story.transactions.push(transaction)
    }
    for (const { pool, raw } of harvestsOf(own)) {
      const before = rewards.get(pool) ?? { raw: 0n, worth: noWorth, transactions: [] }
      rewards.set(pool, {
        pool,
        raw: before.raw + raw,
        worth: plus(before.worth, worthOf([{ raw, token: love }], priceOf) ?? noWorth),
        transactions: [...before.transactions, transaction],
      })
    }
  }
  return {
    positions: [...stories].map(([asset, { steps, transactions }]) => ({
      ...foldPosition(steps, until),
      asset,
      transactions,
    })),
    rewards: [...rewards.values()],
  }
}
