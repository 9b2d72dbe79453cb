import '../../../chain/freshness/freshness.css'
import { Button } from '@love/ui98/Button'
import { Icon, type IconName } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { type ReactNode, useState } from 'react'
import { useEverySecond } from '../../../chain/useEverySecond.ts'
import type { GatewayReading } from './gatewayReading.ts'
import { gatewayState } from './gatewayState.ts'

type GatewayNoticeProps = {
  reading: GatewayReading
  /** What stands here while all is well, and from the start: words that came later would push the rest down. */
  children?: ReactNode
}

/** The strip above what was read of a gateway: says when that is missing or old. It ticks, so that the rest need not. */
export function GatewayNotice({ reading, children }: GatewayNoticeProps) {
  const [waitingSinceMs, setWaitingSinceMs] = useState(Date.now)
  const nowMs = useEverySecond(() => Math.floor(Date.now() / 1_000)) * 1_000
  const { readAtMs, failureReason } = reading
  const state = gatewayState({ readAtMs, failureReason, nowMs, waitingSinceMs })
  const isOld = state.status === 'stale' || state.status === 'interrupted'

  function retry() {
    setWaitingSinceMs(Date.now())
    void reading.readAgain()
  }

  function content(): ReactNode {
    switch (state.status) {
      case 'loading':
        if (state.isSlow)
          return (
            <>
              <ProgressBar label="This is taking longer than usual…" />
              <Button onClick={retry}>Retry</Button>
            </>
          )
        return (
          <>
            {children}
            <ProgressBar label="Loading…" />
          </>
        )
      case 'fresh':
        return children
      case 'stale':
        return (
          <Words icon="warning" onRetry={retry}>
            Out of date: <Age seconds={state.seconds} />.
          </Words>
        )
      case 'interrupted':
        return (
          <Words icon="warning" onRetry={retry}>
            {state.reason} Showing data <Age seconds={state.seconds} />. Retrying…
          </Words>
        )
      case 'failed':
        return (
          <Words icon="error" onRetry={retry}>
            {state.reason}
            {state.isFinal ? '' : ' Retrying…'}
          </Words>
        )
      default:
        return state satisfies never
    }
  }

  return (
    <div className="freshness gateway-notice" role="status" data-old={isOld ? '' : undefined}>
      {content()}
    </div>
  )
}

/** Counts up: whoever listens hears that it is old, but not each second of it. */
function Age({ seconds }: { seconds: number }) {
  return <span aria-live="off">{ageWords(seconds)}</span>
}

function ageWords(seconds: number): string {
  if (seconds < 120) return `loaded ${seconds} s ago`
  if (seconds < 7_200) return `loaded ${Math.floor(seconds / 60)} min ago`
  return `loaded ${Math.floor(seconds / 3_600)} h ago`
}

function Words({ icon, children, onRetry }: { icon: IconName; children: ReactNode; onRetry: () => void }) {
  return (
    <>
      <Icon name={icon} size={32} />
      <p>{children}</p>
      <Button onClick={onRetry}>Retry</Button>
    </>
  )
}
