import { connect } from 'wagmi/actions'
import { writeConnectedWallet } from '../connectedWallet.ts'
import { connectionStore } from '../connection.ts'
import { walletConfig } from './config.ts'
import type { LineParameters } from './lineParameters.ts'
import type { WalletOption } from './listWallets.ts'
import { loadProvider } from './loadProvider.ts'
import { providerConnector } from './providerConnector.ts'
import { rememberWallet } from './recentWallets.ts'
import { reconnectWallet } from './reconnectWallet.ts'
import { untilAborted } from './untilAborted.ts'

export type ConnectWalletParameters = LineParameters & { onAccounts?: () => void }

/** Dials; throws what the wallet answers, or the reason of the signal as soon as it is aborted. */
export async function connectWallet(
  option: WalletOption,
  parameters: ConnectWalletParameters,
): Promise<void> {
  const { signal, onAccounts } = parameters
  await untilAborted(reconnectWallet(), signal)
  if (connectionStore.get().isConnected) return
  const { walletId: id, name } = option
  await connect(walletConfig(), {
    connector: providerConnector({
      id,
      name,
      signal,
      onAccounts,
      loadProvider: () => loadProvider(option, parameters),
    }),
  })
  rememberWallet(id)
  writeConnectedWallet(id)
}
