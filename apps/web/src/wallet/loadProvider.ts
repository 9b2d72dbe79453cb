import { config } from '../config.ts'
import type { LineParameters } from './lineParameters.ts'
import type { WalletOption } from './listWallets.ts'
import { type WalletProvider, walletProvider } from './walletProvider.ts'

/** The other end of the line; what only some wallets need is fetched with them. */
export async function loadProvider(
  { line }: Pick<WalletOption, 'line'>,
  parameters: LineParameters = {},
): Promise<WalletProvider | undefined> {
  switch (line.kind) {
    case 'announced':
      return line.wallet.provider
    case 'injected':
      return walletProvider(injectedEthereum())
    case 'demo': {
      // A literal in the build, as below: on mainnet the bundler drops the demo wallet with its keys.
      if (config.network !== 'local') return undefined
      const { openDemoWallet } = await import('./demo/openDemoWallet.ts')
      return openDemoWallet(parameters)
    }
    case 'safe': {
      const { openSafeHost } = await import('./safe/frame/openSafeHost.ts')
      return openSafeHost()
    }
    case 'walletConnect': {
      if (config.walletConnectProjectId === '') return undefined
      const { openWalletConnect } = await import('./walletConnect/openWalletConnect.ts')
      return openWalletConnect(parameters)
    }
    default:
      return line satisfies never
  }
}

export function injectedEthereum(): unknown {
  return (globalThis as { readonly ethereum?: unknown }).ethereum
}
