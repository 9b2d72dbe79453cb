import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { Icon } from '@love/ui98/Icon'
import { switchChain } from 'wagmi/actions'
import { wrongNetworkText } from '../../chain/errorText.ts'
import { network } from '../../chain/network.ts'
import { walletConfig } from '../config.ts'
import { useConnection } from '../connection.ts'
import { disconnectWallet } from '../disconnectWallet.ts'
import { networkName } from '../networkName.ts'
import { useRequest } from '../useRequest.ts'
import { closeWallet } from '../walletCommands.ts'

export function SwitchWindow() {
  const { isSupported, chainId, walletName } = useConnection()
  const [request, start] = useRequest()
  const isWaiting = request.status === 'waiting'

  function onSwitch() {
    void start(async () => {
      await switchNetwork()
      return `${walletName} is now on ${network.chain.name}.`
    })
  }

  return (
    <Dialog
      title="Switch networks"
      icon="network"
      className="wallet-window"
      onClose={closeWallet}
      buttons={
        <>
          {!isSupported && (
            <Button primary data-autofocus busy={isWaiting ? 'Switching…' : undefined} onClick={onSwitch}>
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
            {request.status === 'done' && request.text}
            {request.status === 'failed' && <span className="error-text">{request.text}</span>}
          </p>
        </div>
      </div>
    </Dialog>
  )
}

/** Asks the connected wallet to go to the chain of this build, and to add it if it does not know it. */
async function switchNetwork(): Promise<void> {
  await switchChain(walletConfig(), {
    chainId: network.chain.id,
    addEthereumChainParameter: { rpcUrls: [new URL('/rpc', location.href).href] },
  })
}
