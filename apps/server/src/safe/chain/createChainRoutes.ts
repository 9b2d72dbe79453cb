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
import { SAFE_SOURCE } from '../index/followedSafes.ts'
import { chainReply } from './chainReply.ts'
import { createEnsCheck } from './createEnsCheck.ts'
import { isSameApp, knownApps } from './knownApps.ts'

/** A new singleton is an event of years. */
const COPIES_MS = 3_600_000

/** Between a new block and the moment in which it is stored. */
const MOST_BEHIND = 2

export function createChainRoutes({ config, db, client, head, now }: GatewayParts): readonly GatewayRoute[] {
  const hasEns = createEnsCheck({ client, now })
  const chain = async () => chainReply({ ...config, hasEns: await hasEns() })
  const apps = safeAppsReply(config)
  const copies = createShortMemory<MasterCopy[]>({ now, keepMs: COPIES_MS, mostBytes: 64 * 1024 })
  const fixed = { version: async () => ((await hasEns()) ? 'with names' : 'without names') }
  return [
    ...[getChains, getChainsV2].map((endpoint) =>
      defineRoute(
        endpoint,
        async ({ query: { offset = 0 } }) => ({ results: offset === 0 ? [await chain()] : [] }),
        fixed,
      ),
    ),
    ...[getChain, getChainV2].map((endpoint) => defineRoute(endpoint, chain, fixed)),
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
      const isLevel =
        cursor !== undefined && newest !== undefined && newest.number - cursor.block <= MOST_BEHIND
      const { block = 0, timestamp = 0 } = cursor ?? {}
      // Transfers and what Safes do are read together, so both are as far.
      return {
        lastSync: timestamp * 1_000,
        synced: isLevel,
        currentBlockNumber: newest?.number ?? block,
        currentBlockTimestamp: isoTime(newest?.timestamp ?? timestamp),
        erc20BlockNumber: block,
        erc20BlockTimestamp: isoTime(timestamp),
        erc20Synced: isLevel,
        masterCopiesBlockNumber: block,
        masterCopiesBlockTimestamp: isoTime(timestamp),
        masterCopiesSynced: isLevel,
      }
    }),
    // Nobody proposes in an owner's name here: an owner's own signature is asked for.
    defineRoute(getDelegates, async () => ({ results: [] })),
  ]
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1_000).toISOString()
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

function safeAppsReply(config: Pick<Config, 'appUrl' | 'chainId' | 'safeApps'>): SafeApp[] {
  return knownApps(config).map((app, at) => ({
    id: at + 1,
    ...app,
    tags: [...app.tags],
    chainIds: [String(config.chainId)],
    provider: undefined,
    accessControl: { type: AppAccessPolicy.NO_RESTRICTIONS },
    features: [AppFeature.BATCHED_TRANSACTIONS],
    socialProfiles: [],
    developerWebsite: undefined,
    featured: at === 0,
  }))
}
