import { type Chain, numberToHex } from 'viem'
import { ProviderError } from './ProviderError.ts'
import { parseChainId } from './parseChainId.ts'
import type { WalletProvider } from './walletProvider.ts'

export type SwitchParameters = {
  chain: Chain
  /** For a wallet that does not know the chain yet; absolute. */
  rpcUrls?: readonly string[] | undefined
}

/** Milliseconds between looks at the chain: some wallets answer first and switch then. */
const looks = [0, 150, 350]

/** Answers with the chain the wallet is really on afterwards. A wallet that does not know the chain (4902) gets it added. */
export async function switchProviderChain(
  provider: WalletProvider,
  { chain, rpcUrls }: SwitchParameters,
): Promise<number> {
  const chainId = numberToHex(chain.id)
  const askToSwitch = () => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  try {
    await askToSwitch()
  } catch (error) {
    if (!(error instanceof ProviderError && error.code === 4902)) throw error
    const explorer = chain.blockExplorers?.default.url
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId,
          chainName: chain.name,
          nativeCurrency: chain.nativeCurrency,
          rpcUrls: rpcUrls ?? chain.rpcUrls.default.http,
          ...(explorer ? { blockExplorerUrls: [explorer] } : {}),
        },
      ],
    })
    // Some wallets switch to what they have added, some only add it.
    if ((await readChainId(provider, chain.id)) !== chain.id) await askToSwitch()
  }
  return readChainId(provider, chain.id)
}

async function readChainId(provider: WalletProvider, wanted: number): Promise<number> {
  let chainId = 0
  for (const pause of looks) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    chainId = parseChainId(await provider.request({ method: 'eth_chainId' }))
    if (chainId === wanted) break
  }
  return chainId
}
