import { config } from '../../config.ts'
import { safeHost } from '../safe/frame/safeHost.ts'
import { wallets } from '../wallets/index.ts'
import { discovery } from './discovery.ts'
import { listWallets, type WalletOption } from './listWallets.ts'
import { injectedEthereum } from './loadProvider.ts'
import { readRecentWallets } from './recentWallets.ts'

/** The wallets that can be dialled from this page now. */
export function currentWallets(): readonly WalletOption[] {
  return listWallets({
    wallets,
    announced: discovery().get(),
    ethereum: injectedEthereum(),
    hasWalletConnect: config.walletConnectProjectId !== '',
    hasSafeHost: safeHost.get(),
    recent: readRecentWallets(),
  })
}
