import { once } from '@love/protocol/once'
import { createConfig } from 'wagmi'
import { watchConnection } from 'wagmi/actions'
import { createChainClient } from '../chain/createChainClient.ts'
import { wrongNetworkText } from '../chain/errorText.ts'
import { network } from '../chain/network.ts'
import { dismissToast, showToast } from '../toasts/toasts.ts'
import { removeConnectedWallet } from './connectedWallet.ts'
import { type Connection, connectionStore } from './connection.ts'
import { toConnection } from './toConnection.ts'

const id = 'wrong-network'

/** One for the page; whoever acts through `wagmi/actions` passes it on. */
export const walletConfig = once(() => {
  const config = createConfig({
    chains: [network.chain],
    client: ({ chain }) => createChainClient({ chain, rpcUrl: '/rpc' }),
    // Both are ours: see createDiscovery and connectedWallet.
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  watchConnection(config, {
    onChange(connection) {
      const before = connectionStore.get()
      // A second line is being opened, to act as a Safe: the first one is still there.
      if (connection.status === 'connecting' && before.isConnected) return
      const now = toConnection(connection, network.chain.id)
      if (before.isConnected && now.status === 'disconnected') removeConnectedWallet()
      connectionStore.set(now)
      warnAboutNetwork(before, now)
    },
  })
  return config
})

/** Speaks up when a connected wallet leaves our chain, and is silent again when it comes back or hangs up. */
function warnAboutNetwork(before: Connection, now: Connection): void {
  const isWrong = ({ isConnected, isSupported }: Connection) => isConnected && !isSupported
  // Who has just dialled sees the window that switches instead.
  const isNews = before.isConnected || before.status === 'reconnecting'
  if (!isWrong(now)) dismissToast(id)
  else if (isNews && !isWrong(before))
    showToast({ id, kind: 'error', title: 'Wrong network', text: wrongNetworkText })
}
