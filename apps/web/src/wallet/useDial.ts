import { useEffect, useRef, useState } from 'react'
import { UserRejectedRequestError } from 'viem'
import { connect } from 'wagmi/actions'
import { errorText } from '../chain/errorText.ts'
import { walletConfig } from './config.ts'
import { writeConnectedWallet } from './connectedWallet.ts'
import { connectionStore } from './connection.ts'
import type { WalletOption } from './listWallets.ts'
import { type OptionConnectorParameters, optionConnector } from './optionConnector.ts'
import { rememberWallet } from './recentWallets.ts'
import { reconnectWallet } from './reconnectWallet.ts'
import { untilAborted } from './untilAborted.ts'

export type Dialled =
  | { readonly status: 'choosing' }
  | { readonly status: 'dialing' | 'verifying'; readonly option: WalletOption }
  | { readonly status: 'scanning'; readonly option: WalletOption; readonly uri: string }
  | { readonly status: 'failed'; readonly option: WalletOption; readonly text: string }

/**
 * One call at a time. A call that was hung up is over: whatever the wallet answers later is ignored. Begins with a call
 * to `first`, if there is one.
 */
export function useDial(onConnected: () => void, first?: WalletOption) {
  const [call, setCall] = useState<Dialled>(
    first ? { status: 'dialing', option: first } : { status: 'choosing' },
  )
  const line = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the window opens
  useEffect(() => {
    if (first) void dial(first)
    return () => line.current?.abort(closed())
  }, [])

  async function dial(option: WalletOption) {
    line.current?.abort(closed())
    const own = new AbortController()
    line.current = own
    const { signal } = own
    setCall({ status: 'dialing', option })
    try {
      await connectWallet(option, {
        signal,
        onUri: (uri) => !signal.aborted && setCall({ status: 'scanning', option, uri }),
        onAccounts: () => !signal.aborted && setCall({ status: 'verifying', option }),
      })
      if (!signal.aborted) onConnected()
    } catch (error) {
      if (!signal.aborted) setCall({ status: 'failed', option, text: errorText(error) })
    }
  }

  function hangUp() {
    line.current?.abort(closed())
    setCall({ status: 'choosing' })
  }

  return { call, dial, hangUp }
}

/** To close the window is to reject. */
function closed(): UserRejectedRequestError {
  return new UserRejectedRequestError(new Error('The window was closed.'))
}

/** Dials; throws what the wallet answers, or the reason of the signal as soon as it is aborted. */
async function connectWallet(option: WalletOption, parameters: OptionConnectorParameters): Promise<void> {
  await untilAborted(reconnectWallet(), parameters.signal)
  if (connectionStore.get().isConnected) return
  await connect(walletConfig(), { connector: optionConnector(option, parameters) })
  rememberWallet(option.walletId)
  writeConnectedWallet(option.walletId)
}
