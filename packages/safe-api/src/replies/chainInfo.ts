import * as z from 'zod/mini'
import { ChainFeature } from '../enumerations/ChainFeature.ts'
import { openEnum } from '../open/openEnum.ts'
import { maybe } from '../values/maybe.ts'
import { orElse } from '../values/orElse.ts'
import { replyAddress } from '../values/replyAddress.ts'
import { gasPrice } from './gasPrice.ts'

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

export const chainInfo = z.object({
  transactionService: z.string(),
  chainId: z.string(),
  chainName: z.string(),
  shortName: z.string(),
  l2: z.boolean(),
  isTestnet: z.boolean(),
  description: words,
  chainLogoUri: orElse(z.string(), null),
  rpcUri,
  safeAppsRpcUri: rpcUri,
  publicRpcUri: rpcUri,
  blockExplorerUriTemplate: z.object({ address: z.string(), txHash: z.string(), api: z.string() }),
  nativeCurrency: z.object({ name: z.string(), symbol: z.string(), decimals: z.int(), logoUri: words }),
  theme: z.object({ textColor: z.string(), backgroundColor: z.string() }),
  ensRegistryAddress: maybe(z.string()),
  gasPrice: z.array(gasPrice),
  disabledWallets: z.array(z.string()),
  features: z.array(openEnum(Object.values(ChainFeature))),
  balancesProvider: z.object({ chainName: orElse(z.string(), null), enabled: z.boolean() }),
  contractAddresses: chainContracts,
  recommendedMasterCopyVersion: orElse(z.string(), null),
})

export type ChainInfo = z.output<typeof chainInfo>
