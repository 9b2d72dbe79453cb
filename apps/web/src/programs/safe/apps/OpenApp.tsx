import { groupDigits } from '@love/protocol/format/formatNumber'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { MessageBox } from '@love/ui98/MessageBox'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Address } from 'viem'
import { useAddressBook } from '../../../book/addressBook/addressBookStore.ts'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { reviewLayer } from '../../../wallet/reviewLayer.ts'
import { safePath } from '../safePlace.ts'
import { AppFrame } from './AppFrame.tsx'
import { appLabel, type OpenableApp } from './openableApp.ts'
import { type AppState, useAppHost } from './useAppHost.ts'

/** The app in its frame, with what there is to say about it. */
export function OpenApp({ safe, app }: { safe: Address; app: OpenableApp }) {
  const { navigate } = useProgramWindow()
  const [attempt, setAttempt] = useState(1)
  const section = useRef<HTMLElement>(null)
  // On a phone the tabs take most of the screen.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section ref={section} className="safe-app" aria-label={app.name}>
      <div className="safe-app-head">
        <p className="icon-text">
          <Icon name="page" />
          {app.name !== app.host && <strong>{app.name} </strong>}
          <code>{app.origin}</code>
        </p>
        <Button compact onClick={() => setAttempt(attempt + 1)}>
          {' '}
          Reload app{' '}
        </Button>
        <Button compact icon="cross" onClick={() => navigate(safePath(safe, 'apps'))}>
          Close app
        </Button>
      </div>
      <RunningApp key={attempt} safe={safe} app={app} />
    </section>
  )
}

function RunningApp({ safe, app }: { safe: Address; app: OpenableApp }) {
  const { state, open, isMuted, unmute, question } = useAppHost({ safe, app })
  return (
    <>
      <AppNotice state={state} app={app} isMuted={isMuted} onUnmute={unmute} />
      <AppFrame app={app} onReady={open} />
      {question && <PermissionPrompt app={app} onAnswer={question.answer} />}
    </>
  )
}

type AppNoticeProps = { state: AppState; app: OpenableApp; isMuted: boolean; onUnmute: () => void }

/** Why there is nothing to be seen, or nothing to be asked. */
function AppNotice({ state, app, isMuted, onUnmute }: AppNoticeProps) {
  return (
    <div role="status" className="safe-app-notice">
      {state === 'opening' && <p>Opening {app.host}…</p>}
      {state === 'silent' && (
        <p>
          <Icon name="warning" /> {app.host} has not responded for 15 seconds. It may be offline, not be a
          Safe App, or refuse to run inside another page. Reload or close it.
        </p>
      )}
      {state === 'broken' && (
        <p>
          <Icon name="error" /> The app window could not be opened. Reload the page, and contact the site
          operator if it happens again.
        </p>
      )}
      {isMuted && (
        <p>
          <Icon name="warning" /> You rejected three requests from {app.host}, so its requests are blocked.{' '}
          <Button compact onClick={onUnmute}>
            Allow requests
          </Button>
        </p>
      )}
    </div>
  )
}

type PermissionPromptProps = { app: OpenableApp; onAnswer: (isAllowed: boolean) => void }

/** Asks before an app gets to see the names that somebody gave to addresses. */
function PermissionPrompt({ app, onAnswer }: PermissionPromptProps) {
  const { length } = useAddressBook()
  return createPortal(
    <MessageBox
      title="Address book"
      icon="question"
      onClose={() => onAnswer(false)}
      actions={[
        { label: 'Allow', onClick: () => onAnswer(true) },
        { label: 'Deny', onClick: () => onAnswer(false), primary: true },
      ]}
    >
      <p>
        <strong>{appLabel(app)}</strong> wants to read your address book, including future changes.{' '}
        {countWords(length)}
      </p>
      <p>You can revoke this in the list of apps.</p>
    </MessageBox>,
    reviewLayer() ?? document.body,
  )
}

function countWords(count: number): string {
  if (count === 0) return 'It is empty.'
  return count === 1 ? 'It has 1 name.' : `It has ${groupDigits(count)} names.`
}
