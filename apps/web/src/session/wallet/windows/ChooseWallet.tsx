import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { Icon } from '@love/ui98/Icon'
import { closeWallet, openWallet } from '../../walletCommands.ts'
import { currentWallets } from '../currentWallets.ts'
import { discovery } from '../discovery.ts'
import { isDialable, type WalletOption } from '../listWallets.ts'
import { useStore } from '../useStore.ts'
import { WalletRow } from './WalletRow.tsx'

export function ChooseWallet({ onChoose }: { onChoose: (option: WalletOption) => void }) {
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
            ? 'Which wallet do you want to dial? It will ask you before it shows this page an account.'
            : 'No wallet was found in this browser. Open this page in the app of your wallet, or install one and come back.'}
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
