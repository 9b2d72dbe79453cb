import { z } from 'zod'
import {
  limitSetting,
  listSetting,
  portSetting,
  type RateLimits,
  rateLimits,
  type SettingsContext,
  wholeNumberSetting,
} from './values.ts'

/** For `POST /rpc`. */
export type RpcLimits = RateLimits & {
  bodyBytes: number
  batch: number
  responseBytes: number
  logBlocks: number
  callGas: number
  /** What calls of clients may use, whatever they will. */
  gas: RateLimits
  /** Of all clients together, simulations too. */
  gasAtOnce: number
  /** Of all pages in `SAFE_HOSTS` together: what is left to our own visitors does not depend on them. */
  hosts: { totalPerSecond: number; gasPerSecond: number }
}

export type ChainConfig = {
  devnetPort: number
  /** May hold keys: never in an answer, a log or a message. */
  rpcUrls: readonly string[]
  rpcQuorum: number
  /** For how long the newest block counts as the newest one without a look; 0: its answers are not kept. */
  rpcTrustMs: number
  confirmations: number
  rpcLimits: RpcLimits
}

const gas = (usual: number) => limitSetting(usual, { most: 1_000_000_000_000 })

const devnetPort = portSetting(8545)

export function chainSettings({ network, env }: SettingsContext) {
  const devnetUrl = `http://127.0.0.1:${devnetPort.readOrUsual(env.DEVNET_PORT)}`
  const nodeCount = env.RPC_URLS?.split(',').length ?? 1
  return z
    .object({
      DEVNET_PORT: devnetPort.setting.describe('The port of the devnet that npm start runs.'),
      RPC_URLS: (network.isPublic ? nodeUrls : nodeUrls.prefault(devnetUrl)).describe(
        'Ethereum nodes, comma-separated, in order of preference. Never sent to the browser. Required on mainnet.',
      ),
      RPC_QUORUM: wholeNumberSetting(1, 2)
        .refine((quorum) => quorum <= nodeCount, 'must not be greater than the number of nodes in RPC_URLS.')
        .prefault('1')
        .describe('Set to 2 to require two nodes to agree on code, balances, reserves and owners.'),
      RPC_TRUST_MS: wholeNumberSetting(0, 10_000)
        .prefault(network.isPublic ? '1000' : '0')
        .describe(
          'Identical reads of the latest block share one node call until the next block, checked after this many milliseconds. 0 caches nothing, as on the devnet, where state changes without a block. On mainnet 1000.',
        ),
      CONFIRMATIONS: wholeNumberSetting(1, 10_000)
        .prefault(String(network.confirmations))
        .describe('Blocks until a transaction counts as confirmed: 1 on the devnet, 12 on mainnet.'),
      LIMIT_RPC_PER_SECOND: limitSetting(20).describe('Requests to /rpc per client per second.'),
      LIMIT_RPC_BURST: limitSetting(60).describe('Requests to /rpc per client in a burst.'),
      LIMIT_RPC_TOTAL_PER_SECOND: limitSetting(200).describe(
        'Requests to /rpc per second from all clients together.',
      ),
      LIMIT_RPC_HOSTS_PER_SECOND: limitSetting(50).describe(
        'Requests to /rpc per second from all pages in SAFE_HOSTS together. Counted apart from your own visitors.',
      ),
      LIMIT_RPC_BODY_BYTES: limitSetting(64 * 1024).describe('Maximum size of a request to /rpc.'),
      LIMIT_RPC_BATCH: limitSetting(50).describe('Maximum calls per request to /rpc.'),
      LIMIT_RPC_RESPONSE_BYTES: limitSetting(2 * 1024 * 1024).describe('Maximum size of a node response.'),
      LIMIT_LOG_BLOCKS: limitSetting(2_000).describe('Maximum block range of one eth_getLogs.'),
      LIMIT_CALL_GAS: limitSetting(5_000_000).describe('Gas limit of one eth_call or eth_estimateGas.'),
      LIMIT_GAS_PER_SECOND: gas(100_000_000).describe(
        'Gas for calls per client per second. Each call counts with its full gas limit.',
      ),
      LIMIT_GAS_BURST: gas(1_000_000_000).describe('Gas for calls per client in a burst.'),
      LIMIT_GAS_TOTAL_PER_SECOND: gas(2_000_000_000).describe(
        'Gas for calls per second from all clients together.',
      ),
      LIMIT_GAS_HOSTS_PER_SECOND: gas(500_000_000).describe(
        'Gas for calls per second from all pages in SAFE_HOSTS together. Counted apart from your own visitors.',
      ),
      LIMIT_GAS_AT_ONCE: gas(network.isPublic ? 400_000_000 : 10_000_000).describe(
        'Gas for calls and simulations running at the nodes at the same time; a single client may use half of it, the rest queues. On mainnet 400000000.',
      ),
    })
    .describe('The chain')
}

export function chainConfig(settings: z.output<ReturnType<typeof chainSettings>>): ChainConfig {
  return {
    devnetPort: settings.DEVNET_PORT,
    rpcUrls: settings.RPC_URLS,
    rpcQuorum: settings.RPC_QUORUM,
    rpcTrustMs: settings.RPC_TRUST_MS,
    confirmations: settings.CONFIRMATIONS,
    rpcLimits: {
      ...rateLimits(settings, 'LIMIT_RPC'),
      bodyBytes: settings.LIMIT_RPC_BODY_BYTES,
      batch: settings.LIMIT_RPC_BATCH,
      responseBytes: settings.LIMIT_RPC_RESPONSE_BYTES,
      logBlocks: settings.LIMIT_LOG_BLOCKS,
      callGas: settings.LIMIT_CALL_GAS,
      gas: rateLimits(settings, 'LIMIT_GAS'),
      gasAtOnce: settings.LIMIT_GAS_AT_ONCE,
      hosts: {
        totalPerSecond: settings.LIMIT_RPC_HOSTS_PER_SECOND,
        gasPerSecond: settings.LIMIT_GAS_HOSTS_PER_SECOND,
      },
    },
  }
}

/** The same node twice would be its own witness in a quorum. */
const nodeUrls = listSetting(
  z.string({ error: 'is missing: set at least one node of this network (comma-separated URLs).' }),
  isNodeUrl,
  'must be http or https URLs, separated by commas without spaces.',
).refine((urls) => new Set(urls).size === urls.length, 'must not contain the same node twice.')

function isNodeUrl(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text)
}
