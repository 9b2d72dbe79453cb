import { disconnect } from 'wagmi/actions'
import { walletConfig } from './config.ts'

/** Hangs up on our side whatever the wallet says. */
export async function disconnectWallet(): Promise<void> {
  const config = walletConfig()
  try {
    await disconnect(config)
  } catch {
    config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
  }
}
