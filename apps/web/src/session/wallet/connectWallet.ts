import { connect } from 'wagmi/actions'
import { writeConnectedWallet } from '../connectedWallet.ts'
import { connectionStore } from '../connection.ts'
import { walletConfig } from './config.ts'
import type { WalletOption } from './listWallets.ts'
import { type OptionConnectorParameters, optionConnector } from './optionConnector.ts'
import { rememberWallet } from './recentWallets.ts'
import { reconnectWallet } from './reconnectWallet.ts'
import { untilAborted } from './untilAborted.ts'

/** Dials; throws what the wallet answers, or the reason of the signal as soon as it is aborted. */
export async function connectWallet(
  option: WalletOption,
  parameters: OptionConnectorParameters,
): Promise<void> {
  await untilAborted(reconnectWallet(), parameters.signal)
  if (connectionStore.get().isConnected) return
  await connect(walletConfig(), { connector: optionConnector(option, parameters) })
  rememberWallet(option.walletId)
  writeConnectedWallet(option.walletId)
}
