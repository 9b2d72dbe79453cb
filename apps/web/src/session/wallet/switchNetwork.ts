import { switchChain } from 'wagmi/actions'
import { network } from '../../chain/network.ts'
import { walletConfig } from './config.ts'

/** Asks the connected wallet to go to the chain of this build, and to add it if it does not know it. */
export async function switchNetwork(): Promise<void> {
  await switchChain(walletConfig(), {
    chainId: network.chain.id,
    addEthereumChainParameter: { rpcUrls: [new URL('/rpc', location.href).href] },
  })
}
