import { createStore, type Store } from '../storage/createStore.ts'
import { type AnnouncedWallet, parseAnnouncement } from './announcedWallet.ts'

/** More than anybody has installed; a script that announces without end is not listened to. */
const mostWallets = 50

/**
 * EIP-6963: listens for wallets and asks them to announce themselves. Not wagmi's own discovery, which hides a second
 * wallet of the same name, listens to wallets nobody chose, and breaks on announcements that are none.
 */
export function createDiscovery(
  target: EventTarget,
): Pick<Store<readonly AnnouncedWallet[]>, 'get' | 'subscribe'> {
  const store = createStore<readonly AnnouncedWallet[]>([])
  target.addEventListener('eip6963:announceProvider', (event) => {
    const wallet = parseAnnouncement((event as Partial<CustomEvent<unknown>>).detail)
    const isNew = wallet && !store.get().some(({ uuid }) => uuid === wallet.uuid)
    if (isNew && store.get().length < mostWallets) store.update((wallets) => [...wallets, wallet])
  })
  target.dispatchEvent(new Event('eip6963:requestProvider'))
  return store
}
