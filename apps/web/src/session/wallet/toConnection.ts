import type { GetConnectionReturnType } from 'wagmi/actions'
import { type Connection, disconnected } from '../connection.ts'
import { unknownChainId } from './parseChainId.ts'

/** What wagmi knows, as the rest of the page sees it. */
export function toConnection(connection: GetConnectionReturnType, ourChainId: number): Connection {
  const { status, address, chainId, connector } = connection
  if (status !== 'connected' || !address) return { ...disconnected, status }
  return {
    address,
    isConnected: true,
    status,
    chainId: chainId === unknownChainId ? undefined : chainId,
    isSupported: chainId === ourChainId,
    walletId: connector.id,
    walletName: connector.name,
  }
}
