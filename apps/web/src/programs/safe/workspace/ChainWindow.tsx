import type { SafeFacts } from '@love/safe/write/safeFacts'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { StatusBar } from '@love/ui98/StatusBar'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { errorText } from '../../../chain/errorText.ts'
import { useNames } from '../../../chain/names/addressNames.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { UnverifiedSafe } from '../known/UnverifiedSafe.tsx'
import { useSafeFacts } from '../review/useSafeFacts.ts'
import { safePath } from '../safePlace.ts'
import { safeTitle } from './safeTitle.ts'

const reading = 'Loading the Safe…'

type ChainWindowProps = {
  safe: Address
  /** Behind the name of the Safe. */
  title: string
  /** Behind the ways to all Safes and to this one. */
  ways?: ReactNode
  status: (facts: SafeFacts) => readonly string[]
  children: (facts: SafeFacts) => ReactNode
}

/** A window about a Safe that needs the node only: it opens while every service is away. */
export function ChainWindow({ safe, title, ways, status, children }: ChainWindowProps) {
  const name = useNames()(safe)
  const { data: facts, failureReason, refetch } = useSafeFacts(safe)
  return (
    <ProgramWindow
      title={`${safeTitle(safe, name)}: ${title}`}
      className="safe-window"
      statusBar={<StatusBar fields={facts ? status(facts) : [reading]} />}
    >
      <nav className="detail-way" aria-label="Related pages">
        <ProgramLink to="/safe">All Safes</ProgramLink>
        {' · '}
        <ProgramLink to={safePath(safe)}>This Safe</ProgramLink>
        {ways}
      </nav>
      {facts ? (
        <>
          {!facts.code.isVerified && <UnverifiedSafe why={facts.code.why} />}
          {children(facts)}
        </>
      ) : failureReason ? (
        <div className="message">
          <Icon name="error" size={32} />
          <div className="message-text">
            <p role="alert">{errorText(failureReason)}</p>
            <Button onClick={() => void refetch()}>Retry</Button>
          </div>
        </div>
      ) : (
        <ProgressBar label={reading} />
      )}
    </ProgramWindow>
  )
}
