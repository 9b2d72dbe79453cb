import { disconnect } from 'wagmi/actions'
import { network } from '../chain/network.ts'
import { walletConfig } from './config.ts'
import { connectionStore } from './connection.ts'
import { removeActingAs } from './safe/acting/actingStore.ts'

/** Hangs up on our side whatever the wallet says. */
export async function disconnectWallet(): Promise<void> {
  const config = walletConfig()
  const { ownerAddress } = connectionStore.get()
  if (ownerAddress) removeActingAs(ownerAddress, network.chain.id)
  try {
    // Who acts as a Safe has two lines open. The wallet's own goes first, so that nobody is shown as its owner meanwhile.
    for (const { connector } of [...config.state.connections.values()])
      await disconnect(config, { connector })
    await disconnect(config)
  } catch {
    config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
  }
}
