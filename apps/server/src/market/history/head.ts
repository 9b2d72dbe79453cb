import type { MarketHead } from '@love/protocol/market/marketReplies'
import type { Database } from '../../store/openStore.ts'

/** The newest block that the store knows. Everything an answer says follows from it. */
export type FollowedHead = { readonly block: number; readonly hash: string; readonly timestamp: number }

/** Undefined before the first block was stored. */
export type ReadHead = (db: Database) => Promise<FollowedHead | undefined>

export function marketHead({ block, timestamp }: FollowedHead): MarketHead {
  return { block: String(block), timestamp }
}
