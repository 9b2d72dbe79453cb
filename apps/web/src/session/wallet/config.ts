import { once } from '@love/protocol/once'
import { createConfig } from 'wagmi'
import { watchConnection } from 'wagmi/actions'
import { createChainClient } from '../../chain/createChainClient.ts'
import { network } from '../../chain/network.ts'
import { removeConnectedWallet } from '../connectedWallet.ts'
import { connectionStore } from '../connection.ts'
import { toConnection } from './toConnection.ts'
import { warnAboutNetwork } from './warnAboutNetwork.ts'

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
