import { Button } from '@love/ui98/Button'
import { wrongNetworkText } from '../../../chain/errorText.ts'
import { disconnectWallet } from '../../wallet/disconnectWallet.ts'
import { openWallet } from '../../walletCommands.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

export function WrongNetworkPanel() {
  return (
    <VerifyDialog
      icon="warning"
      buttons={
        <>
          <Button primary data-autofocus onClick={() => openWallet('switch')}>
            Switch networks…
          </Button>
          <Button onClick={disconnectWallet}>Disconnect</Button>
        </>
      }
    >
      <p role="alert">{wrongNetworkText}</p>
    </VerifyDialog>
  )
}
