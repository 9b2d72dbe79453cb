import './freshness.css'
import { Button } from '@love/ui98/Button'
import { Icon, type IconName } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import type { ReactNode } from 'react'
import { dataAgeText } from '../dataAge.ts'
import { type Freshness, isOld } from './freshnessOf.ts'

type FreshnessNoticeProps = {
  freshness: Freshness
  onRetry: () => void
  /** What stands here while all is well. */
  children?: ReactNode
}

/**
 * The strip above what a program shows. It keeps its height, so that nothing jumps when the state changes, and what
 * follows it, or its parent, is marked as old while it is old.
 */
export function FreshnessNotice({ freshness, onRetry, children }: FreshnessNoticeProps) {
  return (
    <div className="freshness" role="status" data-old={isOld(freshness) ? '' : undefined}>
      <Content freshness={freshness} onRetry={onRetry}>
        {children}
      </Content>
    </div>
  )
}

function Content({ freshness, onRetry, children }: FreshnessNoticeProps) {
  switch (freshness.status) {
    case 'loading':
      return (
        <>
          <ProgressBar label={freshness.isSlow ? 'This takes longer than usual…' : 'Reading the chain…'} />
          {freshness.isSlow && <RetryButton onRetry={onRetry} />}
        </>
      )
    case 'fresh':
      return children
    case 'stale':
      return (
        <Words icon="warning" onRetry={onRetry}>
          These figures are old: <Age freshness={freshness} />. The node may be behind the chain.
        </Words>
      )
    case 'interrupted':
      return (
        <Words icon="warning" onRetry={onRetry}>
          {freshness.reason} You see <Age freshness={freshness} />. LOVE keeps trying.
        </Words>
      )
    case 'failed':
      return (
        <Words icon="error" onRetry={onRetry}>
          {freshness.reason} LOVE keeps trying.
        </Words>
      )
    default:
      return freshness satisfies never
  }
}

/** Counts up every second: whoever listens hears that figures are old, but not each second of it. */
function Age({ freshness }: { freshness: Extract<Freshness, { age: unknown }> }) {
  return (
    <span aria-live="off" key="age">
      {dataAgeText(freshness.age)}
    </span>
  )
}

function Words({ icon, children, onRetry }: { icon: IconName; children: ReactNode; onRetry: () => void }) {
  return (
    <>
      <Icon name={icon} size={32} />
      <p>{children}</p>
      <RetryButton onRetry={onRetry} />
    </>
  )
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return <Button onClick={onRetry}>Retry</Button>
}
