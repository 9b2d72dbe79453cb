import { ensContracts } from '@love/contracts/deployments/ens'
import { safeContracts } from '@love/contracts/deployments/safe'
import { eth } from '@love/protocol/tokens/tokens'
import { ChainFeature } from '@love/safe/api/enumerations'
import type { ChainInfo } from '@love/safe/api/replies/chains'
import type { Config } from '../../config.ts'
import type { NetworkName } from '../../networks.ts'
import { tokenLogo } from '../assets/tokenLogo.ts'

const etherscan = 'https://etherscan.io'
const words: Readonly<Record<NetworkName, Pick<ChainInfo, 'chainName' | 'shortName' | 'description'>>> = {
  local: { chainName: 'LOVE devnet', shortName: 'love', description: 'Local test chain' },
  mainnet: { chainName: 'Ethereum', shortName: 'eth', description: 'Ethereum mainnet' },
}

export type ChainReplyParameters = Pick<Config, 'appUrl' | 'chainId' | 'network'> & {
  /** Names are read through us as everything on the chain is; no name is looked up anywhere else. */
  readonly hasEns: boolean
}

/** The one chain that is offered here. Its nodes are reached through us: their addresses may hold keys. */
export function chainReply({ appUrl, chainId, network, hasEns }: ChainReplyParameters): ChainInfo {
  const rpcUri = { authentication: 'NO_AUTHENTICATION', value: `${appUrl}/rpc` } as const
  const isMainnet = network === 'mainnet'
  return {
    transactionService: appUrl,
    chainId: String(chainId),
    ...words[network],
    l2: false,
    isTestnet: !isMainnet,
    zk: false,
    chainLogoUri: null,
    rpcUri,
    safeAppsRpcUri: rpcUri,
    publicRpcUri: rpcUri,
    blockExplorerUriTemplate: isMainnet
      ? {
          address: `${etherscan}/address/{{address}}`,
          txHash: `${etherscan}/tx/{{txHash}}`,
          api: `${etherscan}/api?module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}`,
        }
      : {
          address: `${appUrl}/portfolio/{{address}}`,
          txHash: `${appUrl}/activity/{{txHash}}`,
          // Nobody can be asked here for the ABI of a contract; clients want an address in its place.
          api: `${appUrl}/portfolio/{{address}}`,
        },
    beaconChainExplorerUriTemplate: {},
    nativeCurrency: {
      name: eth.name,
      symbol: eth.symbol,
      decimals: eth.decimals,
      logoUri: tokenLogo(appUrl, eth),
    },
    theme: { textColor: '#ffffff', backgroundColor: '#008080' },
    ensRegistryAddress: hasEns ? ensContracts.registry : undefined,
    // There is no oracle and no fixed price here: clients then ask the node, which they reach through us.
    gasPrice: [],
    disabledWallets: [],
    // Without SPENDING_LIMIT: the allowance module is not read here. Without PROPOSERS: only an owner proposes.
    features: [
      ...(hasEns ? [ChainFeature.DOMAIN_LOOKUP] : []),
      ChainFeature.ERC721,
      ChainFeature.SAFE_APPS,
      ChainFeature.CONTRACT_INTERACTION,
      ChainFeature.EIP1559,
      ChainFeature.SAFE_TX_GAS_OPTIONAL,
      ChainFeature.TX_SIMULATION,
      ChainFeature.EIP1271,
      ChainFeature.DELETE_TX,
      ChainFeature.TX_NOTES,
    ],
    balancesProvider: { chainName: null, enabled: true },
    contractAddresses: {
      safeSingletonAddress: safeContracts.safe,
      safeProxyFactoryAddress: safeContracts.proxyFactory,
      multiSendAddress: safeContracts.multiSend,
      multiSendCallOnlyAddress: safeContracts.multiSendCallOnly,
      fallbackHandlerAddress: safeContracts.fallbackHandler,
      signMessageLibAddress: safeContracts.signMessageLib,
      createCallAddress: safeContracts.createCall,
      simulateTxAccessorAddress: safeContracts.simulateTxAccessor,
      safeWebAuthnSignerFactoryAddress: null,
    },
    recommendedMasterCopyVersion: '1.4.1',
    relayer: null,
  }
}
