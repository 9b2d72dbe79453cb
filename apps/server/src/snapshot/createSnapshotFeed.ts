import { withTimeLimit } from '@love/http/request'
import type { SnapshotMarket } from '@love/protocol/snapshot/snapshot'
import type { SnapshotReply } from '@love/protocol/snapshot/snapshotReply'
import { love } from '@love/protocol/tokens/tokens'
import type { Log } from '../log.ts'
import type { SnapshotReader } from './createSnapshotReader.ts'

type SnapshotFeedDeps = { reader: SnapshotReader; now: () => number; log: Log }

/** Nodes are asked for the newest block at most so often, however many pages wait for it. */
const LOOK_MS = 1_000

/** How long a newer one is waited for while an old one is there: its figures say how old they are. */
const PATIENCE_MS = 500

/** Undefined before the first one was made. */
export type SnapshotFeed = () => Promise<SnapshotReply | undefined>

/**
 * One snapshot a block, made when somebody asks for it, and once for all who ask. The last one stays while the nodes
 * are away, whatever its age.
 */
export function createSnapshotFeed({ reader, now, log }: SnapshotFeedDeps): SnapshotFeed {
  let block: Awaited<ReturnType<SnapshotReader['readFigures']>> | undefined
  let market: { readonly version: string | undefined; readonly figures: SnapshotMarket | null } | undefined
  let last: SnapshotReply | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  let hasFailed = false

  /** Figures of the chain are worth showing without those of the day, and those of a block ago are still of the day. */
  const lookAtMarket = async () => {
    const version = await reader.marketVersion()
    if (!market || version !== market.version) market = { version, figures: await reader.readMarket() }
  }
  const look = async (): Promise<void> => {
    lookedAt = now()
    const before = [block, market]
    try {
      const lookedAtMarket = lookAtMarket().catch(() => undefined)
      const newest = await reader.newestBlock()
      // A reorganisation too gives another hash, whatever the number.
      if (newest.hash !== block?.figures.hash) block = await reader.readFigures(newest)
      await lookedAtMarket
      hasFailed = false
    } catch (error) {
      // Once: the nodes themselves are watched, and told of, elsewhere.
      if (!hasFailed) log.warn('the snapshot cannot be made', { error: String(error).split('\n')[0] })
      hasFailed = true
    }
    if (block && (block !== before[0] || market !== before[1])) last = join(block, market?.figures ?? null)
  }
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }

  return async () => {
    if (now() - lookedAt >= LOOK_MS || looking)
      await (last ? withTimeLimit(lookOnce, { timeoutMs: PATIENCE_MS }).catch(() => undefined) : lookOnce())
    return last
  }
}

function join(
  { figures, price }: Awaited<ReturnType<SnapshotReader['readFigures']>>,
  market: SnapshotMarket | null,
): SnapshotReply {
  const change24h = market?.tokens.find(({ symbol }) => symbol === love.symbol)?.change24h ?? null
  return { ...figures, market, price: { ...price, change24h } }
}
