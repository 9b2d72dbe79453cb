import { z } from 'zod'
import { ConfigError } from './ConfigError.ts'
import type { AllowedHost } from './fetch/allowedHost.ts'
import { type NetworkName, networks } from './networks.ts'
import { appUrl } from './settings/appUrl.ts'
import { databaseUrl } from './settings/databaseUrl.ts'
import { imageHosts } from './settings/imageHosts.ts'
import { ipfsGateway } from './settings/ipfsGateway.ts'
import { nodeUrls } from './settings/nodeUrls.ts'
import { safeHosts } from './settings/safeHosts.ts'
import { type SafeConfig, safeConfig, safeSettings } from './settings/safeSettings.ts'
import { type TrustProxy, trustProxy } from './settings/trustProxy.ts'
import { wholeNumber } from './settings/wholeNumber.ts'

export type RpcLimits = {
  perSecond: number
  burst: number
  totalPerSecond: number
  bodyBytes: number
  batch: number
  responseBytes: number
  logBlocks: number
  callGas: number
}

/** For `POST /insights/view`. */
type ViewLimits = { perSecond: number; burst: number; totalPerSecond: number }

/** For `POST /simulate`. */
type SimulateLimits = {
  perSecond: number
  burst: number
  totalPerSecond: number
  atOnce: number
  timeoutMs: number
}

/** For `GET /image`; bytes and time also bound what is fetched. */
export type ImageLimits = {
  perSecond: number
  burst: number
  totalPerSecond: number
  atOnce: number
  bytes: number
  timeoutMs: number
}

export type Config = SafeConfig & {
  network: NetworkName
  chainId: number
  confirmations: number
  host: string
  port: number
  devnetPort: number
  appUrl: string
  trustProxy: TrustProxy
  safeHosts: readonly string[]
  /** May hold keys: never in an answer, a log or a message. */
  rpcUrls: readonly string[]
  rpcQuorum: number
  rpcLimits: RpcLimits
  /** Postgres; holds a password: never in an answer, a log or a message. Undefined: SQLite in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  /** How much of the market's past is read when there is nothing in the store. */
  marketDays: number
  viewLimits: ViewLimits
  simulateLimits: SimulateLimits
  /** The only hosts that the server fetches pictures and metadata from. */
  imageHosts: readonly AllowedHost[]
  ipfsGateway: string | undefined
  imageLimits: ImageLimits
}

export type Environment = {
  readonly LOVE_NETWORK?: string | undefined
  readonly RPC_URLS?: string | undefined
  readonly [name: string]: string | undefined
}

const port = wholeNumber(1, 65_535)
const count = wholeNumber(1, 1_000_000_000)
const networkName = z.enum(['local', 'mainnet'], { error: 'must be local or mainnet.' }).default('local')

/**
 * The rules of some settings depend on others: the network decides what is required, the nodes allow a quorum, a
 * gateway must be among the hosts.
 */
function settingsFor(name: NetworkName, env: Environment) {
  const { isPublic, confirmations } = networks[name]
  const nodeCount = env.RPC_URLS?.split(',').length ?? 1
  const hosts = imageHosts({ httpAllowed: !isPublic })
  return z.object({
    LOVE_NETWORK: networkName,
    HOST: z
      .string()
      .regex(/^[A-Za-z0-9.:-]+$/, 'must be a host name or an address.')
      .default('localhost'),
    PORT: port.default(3000),
    DEVNET_PORT: port.default(8545),
    APP_URL: isPublic ? appUrl({ httpsOnly: true }) : appUrl({ httpsOnly: false }).optional(),
    TRUST_PROXY: trustProxy.default(0),
    SAFE_HOSTS: safeHosts.default(['https://app.safe.global']),
    CONFIRMATIONS: wholeNumber(1, 10_000).default(confirmations),
    RPC_URLS: isPublic ? nodeUrls : nodeUrls.optional(),
    RPC_QUORUM: wholeNumber(1, 2)
      .refine((quorum) => quorum <= nodeCount, 'must not be greater than the number of nodes in RPC_URLS.')
      .default(1),
    LIMIT_RPC_PER_SECOND: count.default(20),
    LIMIT_RPC_BURST: count.default(60),
    LIMIT_RPC_TOTAL_PER_SECOND: count.default(200),
    LIMIT_RPC_BODY_BYTES: count.default(65_536),
    LIMIT_RPC_BATCH: count.default(50),
    LIMIT_RPC_RESPONSE_BYTES: count.default(2 * 1024 * 1024),
    LIMIT_LOG_BLOCKS: count.default(2_000),
    LIMIT_CALL_GAS: count.default(30_000_000),
    DATABASE_URL: databaseUrl.optional(),
    DATA_DIR: z
      .string()
      .regex(/^[^\0\r\n]+$/, 'must be the path of a folder.')
      .default('.data'),
    MARKET_DAYS: wholeNumber(1, 3_650).default(90),
    LIMIT_VIEWS_PER_SECOND: count.default(2),
    LIMIT_VIEWS_BURST: count.default(30),
    LIMIT_VIEWS_TOTAL_PER_SECOND: count.default(500),
    LIMIT_SIMULATE_PER_SECOND: count.default(5),
    LIMIT_SIMULATE_BURST: count.default(20),
    LIMIT_SIMULATE_TOTAL_PER_SECOND: count.default(50),
    LIMIT_SIMULATE_AT_ONCE: count.default(8),
    LIMIT_SIMULATE_MS: wholeNumber(1, 6_000).default(5_000),
    IMAGE_HOSTS: hosts.default([]),
    IPFS_GATEWAY: ipfsGateway(hosts.catch([]).parse(env.IMAGE_HOSTS)).optional(),
    LIMIT_IMAGE_PER_SECOND: count.default(20),
    LIMIT_IMAGE_BURST: count.default(200),
    LIMIT_IMAGE_TOTAL_PER_SECOND: count.default(500),
    LIMIT_IMAGE_AT_ONCE: wholeNumber(1, 1_000).default(32),
    LIMIT_IMAGE_BYTES: wholeNumber(1, 16 * 1024 * 1024).default(1024 * 1024),
    LIMIT_IMAGE_MS: wholeNumber(1, 30_000).default(5_000),
    ...safeSettings({ isPublic }).shape,
  })
}

/** The only reader of `process.env` in the server. Throws `ConfigError` with every bad setting at once. */
export function readConfig(env: Environment = process.env): Config {
  const name = networkName.catch('local').parse(env.LOVE_NETWORK)
  const parsed = settingsFor(name, env).safeParse(env)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path[0]?.toString()} ${message}`))
  }
  const settings = parsed.data
  return {
    network: settings.LOVE_NETWORK,
    chainId: networks[settings.LOVE_NETWORK].chainId,
    confirmations: settings.CONFIRMATIONS,
    host: settings.HOST,
    port: settings.PORT,
    devnetPort: settings.DEVNET_PORT,
    appUrl: settings.APP_URL ?? `http://localhost:${settings.PORT}`,
    trustProxy: settings.TRUST_PROXY,
    safeHosts: settings.SAFE_HOSTS,
    rpcUrls: settings.RPC_URLS ?? [`http://127.0.0.1:${settings.DEVNET_PORT}`],
    rpcQuorum: settings.RPC_QUORUM,
    rpcLimits: {
      perSecond: settings.LIMIT_RPC_PER_SECOND,
      burst: settings.LIMIT_RPC_BURST,
      totalPerSecond: settings.LIMIT_RPC_TOTAL_PER_SECOND,
      bodyBytes: settings.LIMIT_RPC_BODY_BYTES,
      batch: settings.LIMIT_RPC_BATCH,
      responseBytes: settings.LIMIT_RPC_RESPONSE_BYTES,
      logBlocks: settings.LIMIT_LOG_BLOCKS,
      callGas: settings.LIMIT_CALL_GAS,
    },
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    marketDays: settings.MARKET_DAYS,
    viewLimits: {
      perSecond: settings.LIMIT_VIEWS_PER_SECOND,
      burst: settings.LIMIT_VIEWS_BURST,
      totalPerSecond: settings.LIMIT_VIEWS_TOTAL_PER_SECOND,
    },
    simulateLimits: {
      perSecond: settings.LIMIT_SIMULATE_PER_SECOND,
      burst: settings.LIMIT_SIMULATE_BURST,
      totalPerSecond: settings.LIMIT_SIMULATE_TOTAL_PER_SECOND,
      atOnce: settings.LIMIT_SIMULATE_AT_ONCE,
      timeoutMs: settings.LIMIT_SIMULATE_MS,
    },
    imageHosts: settings.IMAGE_HOSTS,
    ipfsGateway: settings.IPFS_GATEWAY,
    imageLimits: {
      perSecond: settings.LIMIT_IMAGE_PER_SECOND,
      burst: settings.LIMIT_IMAGE_BURST,
      totalPerSecond: settings.LIMIT_IMAGE_TOTAL_PER_SECOND,
      atOnce: settings.LIMIT_IMAGE_AT_ONCE,
      bytes: settings.LIMIT_IMAGE_BYTES,
      timeoutMs: settings.LIMIT_IMAGE_MS,
    },
    ...safeConfig(settings),
  }
}
