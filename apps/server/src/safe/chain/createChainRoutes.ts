import { getChain } from '@love/safe-api/endpoints/getChain'
import { getChains } from '@love/safe-api/endpoints/getChains'
import { getDelegates } from '@love/safe-api/endpoints/getDelegates'
import { getIndexingStatus } from '@love/safe-api/endpoints/getIndexingStatus'
import { getMasterCopies } from '@love/safe-api/endpoints/getMasterCopies'
import { getSafeApps } from '@love/safe-api/endpoints/getSafeApps'
import type { MasterCopy } from '@love/safe-api/replies/masterCopy'
import { readCursor } from '../../follow/followTables.ts'
import { createShortMemory } from '../gateway/createShortMemory.ts'
import type { GatewayParts } from '../gateway/gatewayParts.ts'
import { defineRoute, type GatewayRoute } from '../gateway/gatewayRoute.ts'
import { SAFE_SOURCE } from '../index/createSafeSource.ts'
import { chainReply } from './chainReply.ts'
import { readMasterCopies } from './readMasterCopies.ts'
import { isSameApp, safeAppsReply } from './safeAppsReply.ts'

/** A new singleton is an event of years. */
const COPIES_MS = 3_600_000
/** Between a new block and the moment in which it is stored. */
const MOST_BEHIND = 2

export function createChainRoutes({ config, db, client, head, now }: GatewayParts): readonly GatewayRoute[] {
  const chain = chainReply(config)
  const apps = safeAppsReply(config)
  const copies = createShortMemory<MasterCopy[]>({ now, keepMs: COPIES_MS, mostBytes: 64 * 1024 })
  const fixed = { version: async () => 'fixed' }
  return [
    defineRoute(
      getChains,
      async ({ query: { offset = 0 } }) => ({ results: offset === 0 ? [chain] : [] }),
      fixed,
    ),
    defineRoute(getChain, async () => chain, fixed),
    defineRoute(
      getSafeApps,
      async ({ query: { url } }) =>
        url === undefined ? apps : apps.filter((app) => isSameApp(app.url, url)),
      fixed,
    ),
    defineRoute(getMasterCopies, () => copies('', () => readMasterCopies(client))),
    defineRoute(getIndexingStatus, async () => {
      const cursor = await readCursor(db, SAFE_SOURCE)
      const newest = head()
      const isLevel = cursor !== undefined && newest !== undefined && newest - cursor.block <= MOST_BEHIND
      return { lastSync: (cursor?.timestamp ?? 0) * 1_000, synced: isLevel }
    }),
    // Nobody proposes in an owner's name here: an owner's own signature is asked for.
    defineRoute(getDelegates, async () => ({ results: [] })),
  ]
}
