import './freshness.css'
import { Button } from '@love/ui98/Button'
import { Icon, type IconName } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import type { ReactNode } from 'react'
import { DataAgeText } from '../DataAgeText.tsx'
import type { BlockTime } from '../dataAge.ts'
import { type Freshness, isOld } from './freshnessOf.ts'

type FreshnessNoticeProps = {
  freshness: Freshness
  onRetry: () => void
  /** What stands here while all is well, and from the start: words that came with the figures would push them down. */
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
      if (!freshness.isSlow) return <Calm isReading>{children}</Calm>
      return (
        <Instead of={children}>
          <ProgressBar label="This is taking longer than usual…" />
          <RetryButton onRetry={onRetry} />
        </Instead>
      )
    case 'renewing':
      return <Calm isReading>{children}</Calm>
    case 'fresh':
      return <Calm>{children}</Calm>
    case 'stale':
      return (
        <Words icon="warning" onRetry={onRetry} of={children}>
          Prices are out of date: <Age readAt={freshness.readAt} />. The node may be lagging behind the
          network.
        </Words>
      )
    case 'interrupted':
      return (
        <Words icon="warning" onRetry={onRetry} of={children}>
          {freshness.reason} Showing <Age readAt={freshness.readAt} />. Retrying…
        </Words>
      )
    case 'failed':
      return (
        <Words icon="error" onRetry={onRetry} of={children}>
          {freshness.reason} Retrying…
        </Words>
      )
    default:
      return freshness satisfies never
  }
}

function Calm({ isReading, children }: { isReading?: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {isReading && <ProgressBar label="Loading…" />}
    </>
  )
}

/** Counts up every second: whoever listens hears that figures are old, but not each second of it. */
function Age({ readAt }: { readAt: BlockTime }) {
  return (
    <span aria-live="off">
      <DataAgeText of={readAt} />
    </span>
  )
}

type WordsProps = { icon: IconName; onRetry: () => void; of: ReactNode; children: ReactNode }

function Words({ icon, onRetry, of, children }: WordsProps) {
  return (
    <Instead of={of}>
      <Icon name={icon} size={32} />
      <p>{children}</p>
      <RetryButton onRetry={onRetry} />
    </Instead>
  )
}

/** In the place of what stands there while all is well, and no less high: on a phone that may be many lines. */
function Instead({ of, children }: { of: ReactNode; children: ReactNode }) {
  if (!of) return children
  return (
    <div className="freshness-instead">
      <div className="freshness-room">{of}</div>
      <div className="freshness-words">{children}</div>
    </div>
  )
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return <Button onClick={onRetry}>Retry</Button>
}
