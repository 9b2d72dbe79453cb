import type { Client } from 'viem'
import { findBlockAt } from './findBlockAt.ts'

const DAY_SECONDS = 86_400

/** The block that so many days begin with; the first of all on a younger chain. */
export function firstBlockOf(client: Client, days: number) {
  return async ({ number, timestamp }: { number: number; timestamp: number }): Promise<number> => {
    const newest = { block: BigInt(number), timestamp: BigInt(timestamp) }
    const found = await findBlockAt(client, { timestamp: BigInt(timestamp - days * DAY_SECONDS), newest })
    return Number(found?.block ?? 0n)
  }
}
