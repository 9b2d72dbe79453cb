import { useId } from 'react'
import { isDialable, type ListedWallet, type WalletOption } from '../listWallets.ts'
import { WalletIcon } from './WalletIcon.tsx'

export type WalletRowProps = { wallet: ListedWallet; onChoose: (option: WalletOption) => void }

/** The whole row can be pressed, but the button or link is called by the name of the wallet alone. */
export function WalletRow({ wallet, onChoose }: WalletRowProps) {
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
          {isAmbiguous && <span className="error-text">another provider uses this name</span>}
        </p>
      </div>
    </li>
  )
}
