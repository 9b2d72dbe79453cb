import type { CreateConnectorFn } from 'wagmi'
import type { OwnedConnector, SafeOwner } from '../../wallet/ownerOf.ts'
import { providerConnector } from '../../wallet/providerConnector.ts'
import type { WalletProvider } from '../../wallet/walletProvider.ts'

export type ActingConnectorParameters = {
  readonly owner: SafeOwner
  readonly loadProvider: () => Promise<WalletProvider>
}

/** A Safe as a wallet: a second line beside that of its owner, over which proposals go. */
export function actingConnector({ owner, loadProvider }: ActingConnectorParameters): CreateConnectorFn {
  const connector = providerConnector({
    id: 'acting-safe',
    name: `Safe, signed with ${owner.connector.name}`,
    type: 'safe',
    loadProvider,
  })
  return (config) => {
    const owned: OwnedConnector = { owner }
    return { ...connector(config), ...owned }
  }
}
