import { knownContracts } from '@love/protocol/calls/knownContracts'
import type { MasterCopy } from '@love/safe/api/replies/chains'
import type { ServiceToken } from '@love/safe/api/service/serviceReplies'
import {
  getServiceAbout,
  getServiceCreation,
  getServiceModuleSafes,
  getServiceOwnedSafes,
  getServiceSafe,
  getServiceSingletons,
  getServiceToken,
  getServiceTokens,
  serviceDecodeData,
} from '@love/safe/api/service/serviceSafes'
import { type Address, getAddress, isAddressEqual, zeroAddress } from 'viem'
import serverPackage from '../../../package.json' with { type: 'json' }
import type { Config } from '../../config.ts'
import { readCursor } from '../../follow/followTables.ts'
import type { Database } from '../../store/openStore.ts'
import { tokenLogo } from '../assets/tokenLogo.ts'
import { readMasterCopies } from '../chain/createChainRoutes.ts'
import { decodeCall } from '../decode/createDecodeRoutes.ts'
import { createShortMemory } from '../gateway/createShortMemory.ts'
import type { GatewayParts } from '../gateway/gatewayParts.ts'
import { defineRoute, type GatewayRoute, type RouteInput } from '../gateway/gatewayRoute.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import { SAFE_SOURCE } from '../index/followedSafes.ts'
import { readCreation } from '../index/progress.ts'
import { createOwnedSafes } from '../info/createInfoRoutes.ts'
import { createFreshReads } from '../proposals/createFreshReads.ts'
import type { SafeState } from '../state/createSafeStates.ts'
import { followWhole } from '../transactions/followWhole.ts'
import { servicePage, sliceOf } from './servicePage.ts'
import { tokenReply } from './transferReplies.ts'

const COPIES_MS = 3_600_000

const MODULES_MS = 3_000

/** What is, of the service itself, of Safes, owners, modules and tokens. */
export function createSafeServiceRoutes(parts: GatewayParts): readonly GatewayRoute[] {
  const { config, db, client, deployment, states, versions, follow, describeDeps, now } = parts
  const ownedSafes = createOwnedSafes(parts)
  const copies = createShortMemory<MasterCopy[]>({ now, keepMs: COPIES_MS, mostBytes: 64 * 1024 })
  const ofModules = createShortMemory<Address[]>({ now, keepMs: MODULES_MS, mostBytes: 1024 * 1024 })
  const readNow = createFreshReads(states.readNow)
  /** Bots propose as soon as the execution before is listed: the nonce must not be older than that. */
  const readState = async (address: Address) => {
    const [state, last] = await Promise.all([states.read(address), lastExecuted(db, address.toLowerCase())])
    return last >= state.nonce ? readNow(address) : state
  }
  return [
    defineRoute(getServiceAbout, async () => aboutReply(config)),
    defineRoute(getServiceSingletons, async () => {
      const [known, cursor] = await Promise.all([
        copies('', () => readMasterCopies(client)),
        readCursor(db, SAFE_SOURCE),
      ])
      return known.map(({ address, version }) => ({
        address,
        version: version.replace('+L2', ''),
        deployer: 'Safe',
        deployedBlockNumber: null,
        lastIndexedBlockNumber: cursor?.block ?? 0,
        l2: version.endsWith('+L2'),
      }))
    }),
    defineRoute(
      getServiceSafe,
      async ({ parameters: { address } }) => {
        await follow(address)
        return safeReply(await readState(address))
      },
      { version: async ({ parameters: { address } }) => JSON.stringify(await readState(address)) },
    ),
    defineRoute(
      getServiceCreation,
      async ({ parameters: { address } }) => {
        await follow(address)
        const row = await readCreation(db, address.toLowerCase())
        if (!row) {
          // It may be found yet.
          await followWhole(parts, address)
          throw new GatewayError(404, 'The creation of this Safe is unknown.')
        }
        const named = (one: string | null) => (one === null ? null : getAddress(one))
        return {
          created: new Date(row.timestamp * 1_000).toISOString(),
          creator: named(row.creator),
          transactionHash: row.transaction_hash,
          factoryAddress: named(row.factory),
          masterCopy: named(row.implementation),
          setupData: null,
          saltNonce: null,
          userOperation: null,
        }
      },
      { version: async ({ parameters: { address } }) => String(await versions.read(address.toLowerCase())) },
    ),
    defineRoute(getServiceOwnedSafes, ({ parameters: { address } }) => ownedSafes(address)),
    defineRoute(getServiceModuleSafes, async ({ parameters: { address: module } }) => ({
      safes: await ofModules(module, () => readModuleSafes(parts, module)),
    })),
    defineRoute(getServiceTokens, async ({ query, url }) => {
      const slice = sliceOf(query)
      const fitting = listedTokens({ deployment, config }, query)
      const results = fitting.slice(slice.offset, slice.offset + slice.limit)
      return servicePage({ config, url, count: fitting.length, ...slice, results })
    }),
    defineRoute(getServiceToken, async ({ parameters: { address } }) => {
      const facts = await describeDeps.readToken(address)
      if (!facts) throw new GatewayError(404, 'There is no token at this address.')
      return tokenReply(facts)
    }),
    defineRoute(serviceDecodeData, ({ body }) => decodeCall(describeDeps, body)),
  ]
}

/** The settings are those of another program. What they would tell of our nodes is what everybody may know. */
function aboutReply({ appUrl }: Pick<Config, 'appUrl'>) {
  return {
    name: 'LOVE',
    version: serverPackage.version,
    api_version: 'v1',
    secure: appUrl.startsWith('https:'),
    settings: {
      AWS_CONFIGURED: false,
      AWS_S3_CUSTOM_DOMAIN: '',
      ETHEREUM_NODE_URL: `${appUrl}/rpc`,
      ETHEREUM_TRACING_NODE_URL: '',
      ETH_INTERNAL_TXS_BLOCK_PROCESS_LIMIT: 0,
      ETH_INTERNAL_NO_FILTER: false,
      ETH_REORG_BLOCKS: 0,
      TOKENS_LOGO_BASE_URI: '',
      TOKENS_LOGO_EXTENSION: '',
    },
  }
}

function safeReply(state: SafeState) {
  const { address, nonce, threshold, owners, implementation, modules, version, code } = state
  return {
    address,
    nonce: String(nonce),
    threshold,
    owners: [...owners],
    masterCopy: implementation,
    modules: [...modules],
    fallbackHandler: state.fallbackHandler ?? zeroAddress,
    guard: state.guard ?? zeroAddress,
    version,
    ...(!code.isVerified && { unverified: code.why }),
  }
}

/** The highest nonce that is stored as executed; −1 before the first. */
async function lastExecuted(db: Database, safe: string): Promise<number> {
  const row = await db
    .selectFrom('safe_executions')
    .select('nonce')
    .where('safe', '=', safe)
    .orderBy('nonce', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.nonce ?? -1
}

/** More would be asked for one by one. */
const MOST_SAFES = 100

/** The followed Safes that have a module now. Only those with the code of a Safe count, as for owners. */
async function readModuleSafes(
  { db, states }: Pick<GatewayParts, 'db' | 'states'>,
  module: Address,
): Promise<Address[]> {
  const rows = await db
    .selectFrom('safe_followed as followed')
    .innerJoin('safe_settings as setting', 'setting.safe', 'followed.address')
    .select('setting.safe')
    .distinct()
    .where('setting.kind', '=', 'module-enabled')
    .where('setting.value', '=', module.toLowerCase())
    .orderBy('setting.safe')
    .limit(MOST_SAFES)
    .execute()
  const found = await Promise.all(rows.map(({ safe }) => states.read(getAddress(safe))))
  return found.flatMap(({ address, modules, code }) =>
    code.isVerified && modules.some((one) => isAddressEqual(one, module)) ? [address] : [],
  )
}

type TokensQuery = Pick<RouteInput<typeof getServiceTokens>['query'], 'search' | 'address' | 'ordering'>

function listedTokens(
  { deployment, config }: Pick<GatewayParts, 'deployment' | 'config'>,
  { search = '', address, ordering = '-name' }: TokensQuery,
): ServiceToken[] {
  const words = search.toLowerCase()
  const field = ordering.endsWith('name') ? 'name' : ordering.endsWith('symbol') ? 'symbol' : 'address'
  const direction = ordering.startsWith('-') ? -1 : 1
  return knownContracts(deployment)
    .flatMap(({ address: at, token }) => {
      const logoUri = tokenLogo(config.appUrl, token)
      return token ? [tokenReply({ ...token, address: at, kind: 'erc20', logoUri, isListed: true })] : []
    })
    .filter(({ name, symbol }) => `${name} ${symbol}`.toLowerCase().includes(words))
    .filter((token) => address === undefined || isAddressEqual(token.address, address))
    .sort((a, b) => direction * a[field].localeCompare(b[field]))
}
