import * as z from 'zod/mini'
import { ChainFeature, GasPriceType } from '../enumerations.ts'
import { openEnum, openUnion } from '../open.ts'
import { maybe, orElse, replyAddress } from '../values.ts'

const words = orElse(z.string(), '')

const rpcUri = z.object({
  authentication: openEnum(['API_KEY_PATH', 'NO_AUTHENTICATION', 'UNKNOWN']),
  value: z.string(),
})

const deployed = orElse(replyAddress, null)

const chainContracts = z.object({
  safeSingletonAddress: deployed,
  safeProxyFactoryAddress: deployed,
  multiSendAddress: deployed,
  multiSendCallOnlyAddress: deployed,
  fallbackHandlerAddress: deployed,
  signMessageLibAddress: deployed,
  createCallAddress: deployed,
  simulateTxAccessorAddress: deployed,
  safeWebAuthnSignerFactoryAddress: deployed,
})

export const gasPrice = openUnion([
  z.object({
    type: z.literal(GasPriceType.ORACLE),
    uri: z.string(),
    gasParameter: z.string(),
    gweiFactor: z.string(),
  }),
  z.object({ type: z.literal(GasPriceType.FIXED), weiValue: z.string() }),
  z.object({ type: z.literal(GasPriceType.UNKNOWN) }),
])

const relayer = z.object({
  type: orElse(openEnum(['GTF', 'RELAY_FEE', 'DAILY_LIMIT', 'NO_FEE_CAMPAIGN']), null),
  safeCreationSponsored: z.boolean(),
  safeTransactionSponsored: z.boolean(),
  enableTenderlySimulationBeforeRelay: z.boolean(),
})

export const chainInfo = z.object({
  transactionService: z.string(),
  chainId: z.string(),
  chainName: z.string(),
  shortName: z.string(),
  l2: z.boolean(),
  isTestnet: z.boolean(),
  /** Whether it runs the zkEVM. */
  zk: orElse(z.boolean(), false),
  description: words,
  chainLogoUri: orElse(z.string(), null),
  rpcUri,
  safeAppsRpcUri: rpcUri,
  publicRpcUri: rpcUri,
  blockExplorerUriTemplate: z.object({ address: z.string(), txHash: z.string(), api: z.string() }),
  beaconChainExplorerUriTemplate: orElse(z.object({ publicKey: maybe(z.string()) }), {}),
  nativeCurrency: z.object({ name: z.string(), symbol: z.string(), decimals: z.int(), logoUri: words }),
  theme: z.object({ textColor: z.string(), backgroundColor: z.string() }),
  ensRegistryAddress: maybe(z.string()),
  gasPrice: z.array(gasPrice),
  disabledWallets: z.array(z.string()),
  features: z.array(openEnum(Object.values(ChainFeature))),
  balancesProvider: z.object({ chainName: orElse(z.string(), null), enabled: z.boolean() }),
  contractAddresses: chainContracts,
  recommendedMasterCopyVersion: orElse(z.string(), null),
  /** Who pays for others here; null where nobody does. */
  relayer: orElse(relayer, null),
})

export type ChainInfo = z.output<typeof chainInfo>

export const masterCopy = z.object({ address: replyAddress, version: z.string() })

export type MasterCopy = z.output<typeof masterCopy>

const blockNumber = orElse(z.int(), 0)

/** In ISO 8601. */
const moment = orElse(z.string(), '')

const isLevel = orElse(z.boolean(), false)

export const indexingStatus = z.object({
  lastSync: z.number(),
  synced: z.boolean(),
  currentBlockNumber: blockNumber,
  currentBlockTimestamp: moment,
  erc20BlockNumber: blockNumber,
  erc20BlockTimestamp: moment,
  erc20Synced: isLevel,
  masterCopiesBlockNumber: blockNumber,
  masterCopiesBlockTimestamp: moment,
  masterCopiesSynced: isLevel,
})

export type IndexingStatus = z.output<typeof indexingStatus>
