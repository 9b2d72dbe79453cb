import { useId } from 'react'
import type { WalletOption } from '../listWallets.ts'
import { WalletIcon } from './WalletIcon.tsx'

export function WalletRow({ option, onChoose }: { option: WalletOption; onChoose: () => void }) {
  const id = useId()
  const { name, icon, iconAccent, isAmbiguous } = option
  return (
    <li>
      <button
        type="button"
        className="wallet-row"
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}note`}
        onClick={onChoose}
      >
        <WalletIcon icon={icon} iconAccent={iconAccent} />
        <span className="wallet-words">
          <span id={`${id}name`} className="wallet-name">
            {name}
          </span>
          <span id={`${id}note`} className="wallet-note">
            {noteOf(option)}
            {isAmbiguous && <span className="error-text">another provider uses this name</span>}
          </span>
        </span>
      </button>
    </li>
  )
}

function noteOf({ isRecent, line }: WalletOption): string {
  return [isRecent && 'Recent', lineNotes[line.kind]].filter(Boolean).join(', ')
}

const lineNotes = {
  announced: 'Installed',
  injected: 'Installed',
  demo: 'Play money of the devnet',
  walletConnect: 'By phone',
} as const satisfies Record<WalletOption['line']['kind'], string>
