import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { Icon } from '@love/ui98/Icon'
import { useEffect, useRef } from 'react'
import { switchChain } from 'wagmi/actions'
import { rejectedText, wrongNetworkText } from '../../chain/errorText.ts'
import { network } from '../../chain/network.ts'
import { showToast } from '../../toasts/toasts.ts'
import { walletConfig } from '../config.ts'
import { useConnection } from '../connection.ts'
import { disconnectWallet } from '../disconnectWallet.ts'
import { networkName } from '../networkName.ts'
import { useRequest } from '../useRequest.ts'
import { walletButtonId } from '../walletButtonId.ts'
import { closeWallet } from '../walletCommands.ts'
import { NetworkValues } from './NetworkValues.tsx'

export function SwitchWindow() {
  const { isSupported, chainId, walletName } = useConnection()
  const [request, start] = useRequest()
  const isWaiting = request.status === 'waiting'
  const hasFailed = request.status === 'failed' && request.text !== rejectedText
  useCloseOnArrival()

  return (
    <Dialog
      title="Switch networks"
      icon="network"
      className="wallet-window"
      focusAfter={walletButtonId}
      onClose={closeWallet}
      buttons={
        <>
          {!isSupported && (
            <Button
              primary
              data-autofocus
              busy={isWaiting ? 'Switching…' : undefined}
              onClick={() => void start(switchNetwork)}
            >
              Switch to {network.chain.name}
            </Button>
          )}
          <Button onClick={disconnectWallet}>Disconnect</Button>
          <Button onClick={closeWallet}>Close</Button>
        </>
      }
    >
      <div className="message">
        <Icon name={isSupported ? 'network' : 'warning'} size={32} />
        <div className="message-text">
          <p>{isSupported ? `${walletName} is on the right network.` : wrongNetworkText}</p>
          <dl className="facts">
            <dt>Your wallet</dt>
            <dd>{networkName(chainId)}</dd>
            <dt>This page</dt>
            <dd>{networkName(network.chain.id)}</dd>
          </dl>
          <p role="status" className="switch-answer">
            {isWaiting && 'Confirm in your wallet.'}
            {request.status === 'failed' && <span className="error-text">{request.text}</span>}
          </p>
        </div>
      </div>
      {!isSupported && <NetworkValues isOpen={hasFailed} />}
    </Dialog>
  )
}

/** Asks the connected wallet to go to the chain of this build, and to add it if it does not know it. */
async function switchNetwork(): Promise<string> {
  await switchChain(walletConfig(), {
    chainId: network.chain.id,
    addEthereumChainParameter: { rpcUrls: [new URL('/rpc', location.href).href] },
  })
  return ''
}

/** However the wallet got there: by this window, or by itself. Nothing is left to be done here then. */
function useCloseOnArrival(): void {
  const { isSupported, walletName } = useConnection()
  const wasAway = useRef(false)
  useEffect(() => {
    if (!isSupported) {
      wasAway.current = true
      return
    }
    if (!wasAway.current) return
    closeWallet()
    showToast({ kind: 'success', title: `${walletName} is now on ${network.chain.name}.` })
  }, [isSupported, walletName])
}
