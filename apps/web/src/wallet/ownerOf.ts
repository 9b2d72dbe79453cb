import type { Address } from 'viem'
import type { Connector } from 'wagmi'

export type SafeOwner = { readonly address: Address; readonly connector: Connector }

/** A connector that speaks for a Safe carries the wallet of the owner who acts as it. */
export type OwnedConnector = { readonly owner: SafeOwner }

/** Nothing for a wallet that speaks for itself, and inside a Safe host. */
export function ownerOf(connector: Connector): SafeOwner | undefined {
  return 'owner' in connector ? (connector as OwnedConnector & Connector).owner : undefined
}
