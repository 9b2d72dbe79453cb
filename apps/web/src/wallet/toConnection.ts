import type { GetConnectionReturnType } from 'wagmi/actions'
import { answersWithProposal } from './answersWithProposal.ts'
import { type Connection, disconnected } from './connection.ts'
import { ownerOf } from './ownerOf.ts'
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
    isSafe: answersWithProposal(connector),
    ownerAddress: ownerOf(connector)?.address,
  }
}
