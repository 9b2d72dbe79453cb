import type { Address } from 'viem'
import { watchAsset as watch } from 'wagmi/actions'
import { walletConfig } from './config.ts'
import { connectionStore } from './connection.ts'
import { WrongNetworkError } from './WrongNetworkError.ts'

export type Asset = {
  readonly address: Address
  readonly symbol: string
  readonly decimals?: number | undefined
  /** Absolute, or the wallet cannot fetch it. */
  readonly image?: string | undefined
}

/** Asks the wallet to list a token. False: the wallet says that it did not. */
export async function watchAsset({ address, symbol, decimals = 18, image }: Asset): Promise<boolean> {
  // On another chain the same address is another contract, or none.
  if (connectionStore.get().isConnected && !connectionStore.get().isSupported) throw new WrongNetworkError()
  const options = { address, symbol, decimals, ...(image ? { image } : {}) }
  return (await watch(walletConfig(), { type: 'ERC20', options })) === true
}
