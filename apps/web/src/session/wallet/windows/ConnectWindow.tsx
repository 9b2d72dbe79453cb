import { MessageBox } from '@love/ui98/MessageBox'
import { useState } from 'react'
import { connectionStore } from '../../connection.ts'
import { closeWallet, openWallet } from '../../walletCommands.ts'
import { walletAround } from '../currentWallets.ts'
import { useDial } from '../useDial.ts'
import { ChooseWallet } from './ChooseWallet.tsx'
import { Dialing } from './Dialing.tsx'
import { ScanWindow } from './ScanWindow.tsx'

/** From the list over the call to the connection. */
export function ConnectWindow() {
  const [around] = useState(walletAround)
  const { call, dial, hangUp } = useDial(onConnected, around)
  switch (call.status) {
    case 'choosing':
      return <ChooseWallet onChoose={dial} />
    case 'dialing':
    case 'verifying':
      return (
        <Dialing
          key="dialing"
          option={call.option}
          text={call.status === 'dialing' ? 'Dialing…' : 'Verifying account…'}
          onRedial={() => dial(call.option)}
          onCancel={hangUp}
        />
      )
    case 'scanning':
      return <ScanWindow option={call.option} uri={call.uri} onCancel={hangUp} />
    case 'failed':
      return (
        <MessageBox
          title={`Connecting to ${call.option.name}`}
          icon="error"
          onClose={closeWallet}
          actions={[
            { label: 'Dial again', primary: true, onClick: () => dial(call.option) },
            { label: 'Other wallets', onClick: hangUp },
          ]}
        >
          <p>{call.text}</p>
        </MessageBox>
      )
    default:
      return call satisfies never
  }
}

function onConnected() {
  if (connectionStore.get().isSupported) closeWallet()
  else openWallet('switch')
}
