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
      DEVNET_PORT: devnetPort.setting.describe('The port of the chain that npm start runs by itself.'),
      RPC_URLS: (network.isPublic ? nodeUrls : nodeUrls.prefault(devnetUrl)).describe(
        'Nodes, comma-separated, asked in order. They never reach the browser. On mainnet they are required.',
      ),
      RPC_QUORUM: wholeNumberSetting(1, 2)
        .refine((quorum) => quorum <= nodeCount, 'must not be greater than the number of nodes in RPC_URLS.')
        .prefault('1')
        .describe('With 2, two nodes must agree on what decides money: code, balances, reserves, owners.'),
      RPC_TRUST_MS: wholeNumberSetting(0, 10_000)
        .prefault(network.isPublic ? '1000' : '0')
        .describe(
          'Equal reads of the newest block are one call to a node until the next block, which is looked for after so many milliseconds. 0 keeps no answers, as on the devnet, where state changes without a block. On mainnet 1000.',
        ),
      CONFIRMATIONS: wholeNumberSetting(1, 10_000)
        .prefault(String(network.confirmations))
        .describe('Blocks until a transaction counts as confirmed: 1 on the devnet, 12 on mainnet.'),
      LIMIT_RPC_PER_SECOND: limitSetting(20).describe('Requests to /rpc of one client a second.'),
      LIMIT_RPC_BURST: limitSetting(60).describe('Requests to /rpc of one client at once.'),
      LIMIT_RPC_TOTAL_PER_SECOND: limitSetting(200).describe('Requests to /rpc of all clients a second.'),
      LIMIT_RPC_HOSTS_PER_SECOND: limitSetting(50).describe(
        'Requests to /rpc of all pages in SAFE_HOSTS together a second. They take nothing from our own visitors.',
      ),
      LIMIT_RPC_BODY_BYTES: limitSetting(64 * 1024).describe('The longest request to /rpc.'),
      LIMIT_RPC_BATCH: limitSetting(50).describe('Calls in one request to /rpc.'),
      LIMIT_RPC_RESPONSE_BYTES: limitSetting(2 * 1024 * 1024).describe('The longest answer of a node.'),
      LIMIT_LOG_BLOCKS: limitSetting(2_000).describe('Blocks that one eth_getLogs may look through.'),
      LIMIT_CALL_GAS: limitSetting(5_000_000).describe('Gas that one eth_call or eth_estimateGas may use.'),
      LIMIT_GAS_PER_SECOND: gas(100_000_000).describe(
        'Gas that the calls of one client may use a second, each counted with all that it is allowed.',
      ),
      LIMIT_GAS_BURST: gas(1_000_000_000).describe('Gas that the calls of one client may use at once.'),
      LIMIT_GAS_TOTAL_PER_SECOND: gas(2_000_000_000).describe(
        'Gas that the calls of all clients may use a second.',
      ),
      LIMIT_GAS_HOSTS_PER_SECOND: gas(500_000_000).describe(
        'Gas that the calls of all pages in SAFE_HOSTS together may use a second, beside that of our own visitors.',
      ),
      LIMIT_GAS_AT_ONCE: gas(network.isPublic ? 400_000_000 : 10_000_000).describe(
        'Gas that calls and simulations may use at the nodes at a time, one client half of it; more of them wait in turn. On mainnet 400000000.',
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
  z.string({ error: 'is missing: name at least one node of this network (comma-separated URLs).' }),
  isNodeUrl,
  'must be http or https URLs, separated by commas without blanks.',
).refine((urls) => new Set(urls).size === urls.length, 'must not name the same node twice.')

function isNodeUrl(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text)
}
