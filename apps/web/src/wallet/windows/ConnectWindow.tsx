import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { Icon } from '@love/ui98/Icon'
import { MessageBox } from '@love/ui98/MessageBox'
import { useId, useState } from 'react'
import { useStore } from '../../storage/useStore.ts'
import { connectionStore } from '../connection.ts'
import { currentWallets, walletAround } from '../currentWallets.ts'
import { discovery } from '../discovery.ts'
import { isDialable, type ListedWallet, type WalletOption } from '../listWallets.ts'
import { useDial } from '../useDial.ts'
import { closeWallet, openWallet } from '../walletCommands.ts'
import { Dialing } from './Dialing.tsx'
import { ScanWindow } from './ScanWindow.tsx'
import { WalletIcon } from './WalletIcon.tsx'

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

function ChooseWallet({ onChoose }: { onChoose: (option: WalletOption) => void }) {
  useStore(discovery())
  const options = currentWallets()
  return (
    <Dialog
      title="Connect a wallet"
      icon="modem"
      className="wallet-window"
      onClose={closeWallet}
      buttons={
        <>
          <Button onClick={() => openWallet('get')}>Get a wallet…</Button>
          <Button onClick={closeWallet}>Cancel</Button>
        </>
      }
    >
      <div className="message wallet-intro">
        <Icon name="modem" size={32} />
        <p className="message-text">
          {options.some(isDialable)
            ? 'Choose a wallet to dial. It will ask you before it shares an account with this page.'
            : 'No wallet found in this browser. Open this page in your wallet app, or install a wallet and come back.'}
        </p>
      </div>
      <ul className="wallet-list sunken-panel">
        {options.map((wallet) => (
          <WalletRow key={wallet.key} wallet={wallet} onChoose={onChoose} />
        ))}
      </ul>
    </Dialog>
  )
}

type WalletRowProps = { wallet: ListedWallet; onChoose: (option: WalletOption) => void }

/** The whole row can be pressed, but the button or link is called by the name of the wallet alone. */
function WalletRow({ wallet, onChoose }: WalletRowProps) {
  const noteId = useId()
  const { name, icon, iconAccent, note, isRecent, isAmbiguous } = wallet
  return (
    <li className="wallet-row">
      <WalletIcon icon={icon} iconAccent={iconAccent} />
      <div className="wallet-words">
        {isDialable(wallet) ? (
          <button
            type="button"
            className="wallet-name"
            aria-describedby={noteId}
            onClick={() => onChoose(wallet)}
          >
            {name}
          </button>
        ) : (
          <a
            className="wallet-name"
            aria-describedby={noteId}
            href={wallet.href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
          </a>
        )}
        <p id={noteId} className="wallet-note">
          <span>{isRecent ? `Recent, ${note}` : note}</span>
          {isAmbiguous && <span className="error-text">another wallet uses this name</span>}
        </p>
      </div>
    </li>
  )
}
