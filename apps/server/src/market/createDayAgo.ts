import { type Figure, unavailable } from '@love/protocol/prices/figure'
import type { Client } from 'viem'
import { type BlockTime, findBlockAt } from '../chain/findBlockAt.ts'

export type DayAgoDeps = {
  client: Client
  /** The price as it was at a block. */
  priceAt: (block: bigint) => Promise<Figure>
  now: () => number
}

const DAY_SECONDS = 86_400n
/** A day ago moves on with the day, and a few minutes of it make no difference. */
const KEEP_MS = 300_000
/** Many nodes hold no state that old: asking at every turn would not change that. */
const RETRY_MS = 60_000

/** The price a day before the given block, found once and kept for a while. */
export function createDayAgo({ client, priceAt, now }: DayAgoDeps): (newest: BlockTime) => Promise<Figure> {
  let found: BlockTime | undefined
  let kept: { price: Figure; until: number } | undefined
  let searching: Promise<Figure> | undefined

  const search = async (newest: BlockTime): Promise<Figure> => {
    const timestamp = newest.timestamp - DAY_SECONDS
    found = await findBlockAt(client, { timestamp, newest, oldest: found })
    return found ? priceAt(found.block) : unavailable('the chain is younger than a day')
  }
  const refresh = async (newest: BlockTime): Promise<Figure> => {
    try {
      const price = await search(newest)
      kept = { price, until: now() + KEEP_MS }
    } catch {
      kept = { price: unavailable('the nodes have no state of a day ago'), until: now() + RETRY_MS }
    }
    return kept.price
  }
  return (newest) => {
    if (kept && now() < kept.until) return Promise.resolve(kept.price)
    searching ??= refresh(newest).finally(() => {
      searching = undefined
    })
    return searching
  }
}
