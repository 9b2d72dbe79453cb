import { baseTokens } from '@love/protocol/pairs/pairs'
import { isAvailable } from '@love/protocol/prices/figure'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { readSnapshot } from '@love/protocol/snapshot/readSnapshot'
import type { Snapshot, SnapshotMarket } from '@love/protocol/snapshot/snapshot'
import {
  type SnapshotFigures,
  type SnapshotPrice,
  snapshotFigures,
} from '@love/protocol/snapshot/snapshotReply'
import { love } from '@love/protocol/tokens/tokens'
import type { Hash } from 'viem'
import { getBlock } from 'viem/actions'
import { createChainClient } from '../chain/createChainClient.ts'
import { deploymentOn } from '../chain/findBlockAt.ts'
import type { Config } from '../config.ts'
import { decimalPriceText } from '../market/createPriceReader.ts'
import { marketHead } from '../market/history/head.ts'
import { marketPairs } from '../market/history/marketPairs.ts'
import { marketToken } from '../market/history/marketToken.ts'
import { readMarketHead } from '../market/ingest/readMarketHead.ts'
import type { Upstreams } from '../rpc/upstreams/createUpstreams.ts'
import type { Database } from '../store/openStore.ts'

type NewestBlock = { readonly block: bigint; readonly hash: Hash; readonly timestamp: bigint }

type OfBlock = { readonly figures: SnapshotFigures; readonly price: Omit<SnapshotPrice, 'change24h'> }

export type SnapshotReader = {
  readonly newestBlock: () => Promise<NewestBlock>
  /** Everything is read at the block that is named, so that no two figures are of different moments. */
  readonly readFigures: (at: NewestBlock) => Promise<OfBlock>
  /** Stands for all that the market knows; undefined while it still reads the past. */
  readonly marketVersion: () => Promise<string | undefined>
  readonly readMarket: () => Promise<SnapshotMarket | null>
}

type SnapshotReaderDeps = {
  config: Pick<Config, 'chainId' | 'rpcQuorum' | 'rpcUrls'>
  upstreams: Upstreams
  db: Database
}

export function createSnapshotReader({ config, upstreams, db }: SnapshotReaderDeps): SnapshotReader {
  const deployment = deploymentOn(config.chainId)
  const common = { upstreams, deployment, quorum: config.rpcQuorum }
  const client = createChainClient(common)
  let before: Snapshot | undefined
  return {
    async newestBlock() {
      const { number, hash, timestamp } = await getBlock(client)
      return { block: number, hash, timestamp }
    },
    async readFigures(at) {
      const snapshot = await readSnapshot(createChainClient({ ...common, block: at.block, isJoined: true }), {
        deployment,
        at,
        before,
      })
      before = snapshot
      const usd = usdPrices(snapshot.pairs)(love)
      const price = isAvailable(usd) ? { usd: decimalPriceText(usd) } : { usd: null, reason: usd.unavailable }
      return { figures: snapshotFigures(snapshot), price: { ...price, nodes: config.rpcUrls.length } }
    },
    marketVersion: async () => (await readMarketHead(db))?.hash,
    /** Head and rows are of one moment, whatever is stored meanwhile. */
    readMarket: () =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (transaction) => {
          const head = await readMarketHead(transaction)
          if (!head) return null
          const pairs = await marketPairs(transaction, head)
          const tokens = []
          for (const token of baseTokens) tokens.push(await marketToken(transaction, { token, head }))
          return { ...marketHead(head), pairs, tokens }
        }),
  }
}
