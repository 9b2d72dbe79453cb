import { Opening } from '@love/ui98/Opening'
import { useState } from 'react'
import { lazyComponent } from '../../../desktop/lazyComponent.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { usePlannedSafe } from '../make/usePlannedSafe.ts'
import { WorkspaceView, type WorkspaceViewProps } from './WorkspaceView.tsx'

const PlannedSafeView = lazyComponent('Safe', () =>
  import('../make/PlannedSafeView.tsx').then(({ PlannedSafeView }) => PlannedSafeView),
)

/** One Safe. Of an address that is only planned no service knows anything yet. */
export function SafeView({ safe, tab, search }: WorkspaceViewProps) {
  const { plan, isDeployed } = usePlannedSafe(safe, search)
  const [isOver, setOver] = useState(false)
  if (plan === undefined || isOver) return <WorkspaceView safe={safe} tab={tab} search={search} />
  if (isDeployed === undefined)
    return (
      <ProgramWindow className="safe-window">
        <Opening />
      </ProgramWindow>
    )
  return <PlannedSafeView safe={plan} isDeployed={isDeployed} onOver={() => setOver(true)} />
}
