import { useId } from 'react'
import type { WalletOption } from '../listWallets.ts'
import { WalletIcon } from './WalletIcon.tsx'

/** The whole row can be pressed, but the button is called by the name of the wallet alone. */
export function WalletRow({ option, onChoose }: { option: WalletOption; onChoose: () => void }) {
  const noteId = useId()
  const { name, icon, iconAccent, note, isRecent, isAmbiguous } = option
  return (
    <li className="wallet-row">
      <WalletIcon icon={icon} iconAccent={iconAccent} />
      <div className="wallet-words">
        <button type="button" className="wallet-name" aria-describedby={noteId} onClick={onChoose}>
          {name}
        </button>
        <p id={noteId} className="wallet-note">
          <span>{isRecent ? `Recent, ${note}` : note}</span>
          {isAmbiguous && <span className="error-text">another provider uses this name</span>}
        </p>
      </div>
    </li>
  )
}
