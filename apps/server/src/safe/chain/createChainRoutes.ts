import { safeAbi } from '@love/contracts/abi/safe.abi'
import { officialContracts } from '@love/contracts/deployments/safeReleases'
import {
  getChain,
  getChains,
  getChainsV2,
  getChainV2,
  getIndexingStatus,
  getMasterCopies,
  getSafeApps,
} from '@love/safe/api/endpoints/chains'
import { getDelegates } from '@love/safe/api/endpoints/contracts'
import { AppAccessPolicy, AppFeature } from '@love/safe/api/enumerations'
import type { SafeApp } from '@love/safe/api/replies/apps'
import type { MasterCopy } from '@love/safe/api/replies/chains'
import type { Client } from 'viem'
import { multicall } from 'viem/actions'
import { alone, nodeFailure } from '../../chain/createChainClient.ts'
import type { Config } from '../../config.ts'
import { readCursor } from '../../follow/followTables.ts'
import { createShortMemory } from '../gateway/createShortMemory.ts'
import type { GatewayParts } from '../gateway/gatewayParts.ts'
import { defineRoute, type GatewayRoute } from '../gateway/gatewayRoute.ts'
import { SAFE_SOURCE } from '../index/createSafeSource.ts'
import { chainReply } from './chainReply.ts'

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
    ...[getChains, getChainsV2].map((endpoint) =>
      defineRoute(
        endpoint,
        async ({ query: { offset = 0 } }) => ({ results: offset === 0 ? [chain] : [] }),
        fixed,
      ),
    ),
    ...[getChain, getChainV2].map((endpoint) => defineRoute(endpoint, async () => chain, fixed)),
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

const singletons = officialContracts.filter(({ role }) => role === 'singleton' || role === 'singletonL2')

/** The code that Safes of this chain can run, as it names itself; what is not deployed here is left out. */
export async function readMasterCopies(client: Client): Promise<MasterCopy[]> {
  const answers = await multicall(alone(client), {
    batchSize: 0,
    contracts: singletons.map(({ address }) => ({ abi: safeAbi, address, functionName: 'VERSION' }) as const),
  })
  return answers.flatMap(({ result, error }, at) => {
    const failure = nodeFailure(error)
    if (failure) throw failure
    const found = singletons[at]
    if (!found || !result) return []
    return [{ address: found.address, version: found.role === 'singletonL2' ? `${result}+L2` : result }]
  })
}

/** Our own first, then those of `SAFE_APPS` in their order. */
function safeAppsReply({
  appUrl,
  chainId,
  safeApps,
}: Pick<Config, 'appUrl' | 'chainId' | 'safeApps'>): SafeApp[] {
  const own = {
    url: appUrl,
    name: 'LOVE',
    description: 'A retro desktop for LOVE and WAR3: swap, liquidity, farm and vault',
    iconUrl: `${appUrl}/favicon.svg`,
    tags: ['defi'],
  }
  return [own, ...safeApps].map((app, at) => ({
    id: at + 1,
    ...app,
    tags: [...app.tags],
    chainIds: [String(chainId)],
    provider: undefined,
    accessControl: { type: AppAccessPolicy.NO_RESTRICTIONS },
    features: [AppFeature.BATCHED_TRANSACTIONS],
    socialProfiles: [],
    developerWebsite: undefined,
  }))
}

/** The same place, however its end is written. */
function isSameApp(url: string, asked: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replace(/\/+$/, '')
  return plain(url) === plain(asked)
}
