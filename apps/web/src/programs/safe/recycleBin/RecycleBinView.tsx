import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { StatusBar } from '@love/ui98/StatusBar'
import type { Address } from 'viem'
import { errorText } from '../../../chain/errorText.ts'
import { useNames } from '../../../chain/names/addressNames.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { useSafeFacts } from '../../../session/safe/review/useSafeFacts.ts'
import { safePath } from '../safePlace.ts'
import { safeTitle } from '../workspace/safeTitle.ts'
import { BinPage } from './BinPage.tsx'

/** Deletions that can be undone. What was deleted shows also while the gateway is away. */
export function RecycleBinView({ safe }: { safe: Address }) {
  const name = useNames()(safe)
  const { data: facts, failureReason, refetch } = useSafeFacts(safe)
  return (
    <ProgramWindow
      title={`${safeTitle(safe, name)}: Recycle Bin`}
      className="safe-window"
      statusBar={
        <StatusBar fields={[facts ? `Next nonce ${facts.nonce}` : 'Reading the Safe from the chain…']} />
      }
    >
      <nav className="detail-way" aria-label="Places nearby">
        <ProgramLink to="/safe">All Safes</ProgramLink>
        {' · '}
        <ProgramLink to={safePath(safe)}>This Safe</ProgramLink>
        {' · '}
        <ProgramLink to={safePath(safe, 'queue')}>Queue</ProgramLink>
      </nav>
      {facts ? (
        <BinPage facts={facts} />
      ) : failureReason ? (
        <div className="message">
          <Icon name="error" size={32} />
          <div className="message-text">
            <p role="alert">{errorText(failureReason)}</p>
            <Button onClick={() => void refetch()}>Retry</Button>
          </div>
        </div>
      ) : (
        <ProgressBar label="Reading the Safe from the chain…" />
      )}
    </ProgramWindow>
  )
}
