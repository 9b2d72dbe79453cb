import { phoneOf } from '../browser/phoneOf.ts'
import { config } from '../config.ts'
import { discovery } from './discovery.ts'
import { isDialable, type ListedWallet, listWallets, type WalletOption } from './listWallets.ts'
import { injectedEthereum } from './loadProvider.ts'
import { wallets } from './offered/index.ts'
import { readRecentWallets } from './recentWallets.ts'
import { safeHost } from './safe/frame/safeHost.ts'

/** The wallets that can be dialled from this page now, and where to get the others. */
export function currentWallets(): readonly ListedWallet[] {
  const page = new URL(location.href)
  page.hash = ''
  return listWallets({
    wallets,
    announced: discovery().get(),
    ethereum: injectedEthereum(),
    hasWalletConnect: config.walletConnectProjectId !== '',
    hasSafeHost: safeHost.get(),
    recent: readRecentWallets(),
    phone: phoneOf(navigator),
    page,
  })
}

/**
 * Inside a wallet's own browser on a phone there is one wallet, and it is the one that is meant. On a desktop an
 * extension is only one of the ways, so people choose.
 */
export function walletAround(): WalletOption | undefined {
  if (!phoneOf(navigator)) return undefined
  const here = (kind: WalletOption['line']['kind']) =>
    currentWallets().filter((wallet) => isDialable(wallet) && wallet.line.kind === kind) as WalletOption[]
  const [wallet, ...others] = [here('announced'), here('injected')].find(({ length }) => length > 0) ?? []
  return others.length === 0 ? wallet : undefined
}
