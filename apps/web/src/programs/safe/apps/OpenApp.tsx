import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { safePath } from '../safePlace.ts'
import { AppFrame } from './AppFrame.tsx'
import { AppNotice } from './AppNotice.tsx'
import type { OpenableApp } from './openableApp.ts'
import { PermissionPrompt } from './PermissionPrompt.tsx'
import { useAppHost } from './useAppHost.ts'

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
          Load again
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
