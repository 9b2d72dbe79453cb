import { Icon } from '@love/ui98/Icon'
import type { Address } from 'viem'
import { AddressText } from '../../../chain/AddressText.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'

/** The gateway has looked and there is none, or none that it can follow. */
export function NotASafe({ safe, reason }: { safe: Address; reason: string }) {
  return (
    <ProgramWindow className="safe-window">
      <div className="message">
        <Icon name="error" size={32} />
        <div className="message-text">
          <p role="alert">{reason}</p>
          <p>
            <AddressText address={safe} of="this place" what="Address" full />
          </p>
          <p>
            <ProgramLink to="/safe">Open another Safe</ProgramLink>
            {' · '}
            <ProgramLink to={`/portfolio/${safe}`}>What this address owns</ProgramLink>
          </p>
        </div>
      </div>
    </ProgramWindow>
  )
}
