import { Button } from '@love/ui98/Button'
import { Icon, type IconName } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import type { ReactNode } from 'react'
import { chainDefaults } from '../../chain/chainDefaults.ts'
import { dataAgeText } from '../../chain/dataAge.ts'
import type { PairsView } from './pairsView.ts'

type PairsNoticeProps = { view: PairsView; onRetry: () => void }

/** The strip above the table. It keeps its height, so that the table does not jump when the state changes. */
export function PairsNotice({ view, onRetry }: PairsNoticeProps) {
  switch (view.status) {
    case 'loading':
      return (
        <div className="pairs-notice">
          <ProgressBar
            label={view.isSlow ? 'This takes longer than usual…' : 'Reading the pools from the chain…'}
          />
          {view.isSlow && <RetryButton onRetry={onRetry} />}
        </div>
      )
    case 'fresh':
      return (
        <Words icon="info">
          What each pool holds, and the price that follows from it. Read again every{' '}
          {chainDefaults.pollingMs / 1_000} seconds.
        </Words>
      )
    case 'empty':
      return <Words icon="info">None of these pairs has a pool on this network yet.</Words>
    case 'stale':
      return (
        <Words icon="warning" onRetry={onRetry}>
          These figures are old: {dataAgeText(view.age)}. The node may be behind the chain.
        </Words>
      )
    case 'interrupted':
      return (
        <Words icon="warning" onRetry={onRetry}>
          {view.reason} You see {dataAgeText(view.age)}.
        </Words>
      )
    case 'failed':
      return (
        <Words icon="error" onRetry={onRetry}>
          {view.reason} LOVE keeps trying.
        </Words>
      )
    default:
      return view satisfies never
  }
}

function Words({ icon, children, onRetry }: { icon: IconName; children: ReactNode; onRetry?: () => void }) {
  return (
    <div className="pairs-notice">
      <Icon name={icon} size={32} />
      <p>{children}</p>
      {onRetry && <RetryButton onRetry={onRetry} />}
    </div>
  )
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return <Button onClick={onRetry}>Retry</Button>
}
