import { withTimeLimit } from '@love/http/request'
import type { SnapshotMarket } from '@love/protocol/snapshot/snapshot'
import type { SnapshotReply } from '@love/protocol/snapshot/snapshotReply'
import { love } from '@love/protocol/tokens/tokens'
import { nodeFailure } from '../chain/createChainClient.ts'
import type { Log } from '../log.ts'
import type { SnapshotReader } from './createSnapshotReader.ts'

type SnapshotFeedDeps<Made> = {
  reader: SnapshotReader
  /** What is given to those who ask: made before the first of them asks for it. */
  make: (reply: SnapshotReply) => Promise<Made>
  now: () => number
  log: Log
}

/** Nodes are asked for the newest block at most so often, however many pages wait for it. */
const LOOK_MS = 1_000

/** So long after the last question it still looks by itself: open pages ask every 13 s at the latest. */
const WATCHED_MS = 20_000

/** How long a newer one is waited for while an old one is there: its figures say how old they are. */
const PATIENCE_MS = 500

export type SnapshotFeed<Made> = () => Promise<{
  /** Undefined before the first one was made. */
  readonly made: Made | undefined
  /** Why there is no newer one, in words for those who look at this one; undefined while all is well. */
  readonly trouble: string | undefined
}>

/**
 * One snapshot a block, made once for all who ask. While people watch, it looks by itself: thousands who come in the
 * same second get what is there and need not wait for a node. Only who is the first for a while waits for a newer one.
 * The last one stays while the nodes are away, whatever its age.
 */
export function createSnapshotFeed<Made>({
  reader,
  make,
  now,
  log,
}: SnapshotFeedDeps<Made>): SnapshotFeed<Made> {
  let block: Awaited<ReturnType<SnapshotReader['readFigures']>> | undefined
  let market: { readonly version: string | undefined; readonly figures: SnapshotMarket | null } | undefined
  let last: Made | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  /** Nobody had asked for a while, and what is there may be as old as that. */
  let isWaking = false
  let looking: Promise<void> | undefined
  let looksOn = false
  let trouble: string | undefined

  /** Figures of the chain are worth showing without those of the day, and those of a block ago are still of the day. */
  const lookAtMarket = async () => {
    const version = await reader.marketVersion()
    if (!market || version !== market.version) market = { version, figures: await reader.readMarket() }
  }
  /** Once: the nodes themselves are watched, and told of, elsewhere. */
  const tell = (error: unknown) => {
    if (trouble === undefined)
      log.warn('the snapshot cannot be created', { error: String(error).split('\n')[0] })
    trouble = troubleText(error)
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
      trouble = undefined
    } catch (error) {
      tell(error)
    }
    if (block && (block !== before[0] || market !== before[1]))
      last = await make(join(block, market?.figures ?? null))
  }
  const lookOnce = () => {
    looking ??= look()
      .catch(tell)
      .finally(() => {
        looking = undefined
        isWaking = false
      })
    return looking
  }
  /** However many come meanwhile, and however long the nodes take. */
  const lookIfDue = () => {
    if (now() - lookedAt >= LOOK_MS) void lookOnce()
  }
  const lookOn = () => {
    if (looksOn) return
    looksOn = true
    setTimeout(() => {
      looksOn = false
      if (now() - askedAt > WATCHED_MS) return
      lookIfDue()
      lookOn()
    }, LOOK_MS).unref()
  }

  return async () => {
    isWaking ||= now() - askedAt > WATCHED_MS
    askedAt = now()
    lookIfDue()
    lookOn()
    const patience = PATIENCE_MS - (now() - lookedAt)
    if (!last) await looking
    else if (looking && isWaking && trouble === undefined && patience > 0)
      await withTimeLimit(lookOnce, { timeoutMs: patience }).catch(() => undefined)
    return { made: last, trouble }
  }
}

/** What the nodes say themselves may be anything; ours is plain, and goes into a header. */
function troubleText(error: unknown): string {
  const words = nodeFailure(error)?.message ?? ''
  return /^[ -~]{1,200}$/.test(words) ? words : 'The nodes returned no usable answer.'
}

function join(
  { figures, price }: Awaited<ReturnType<SnapshotReader['readFigures']>>,
  market: SnapshotMarket | null,
): SnapshotReply {
  const change24h = market?.tokens.find(({ symbol }) => symbol === love.symbol)?.change24h ?? null
  return { ...figures, market, price: { ...price, change24h } }
}
