import './pairs.css'
import { StatusBar } from '@love/ui98/StatusBar'
import { Window } from '@love/ui98/Window'
import { useState } from 'react'
import { useChain } from '../../chain/chainContext.ts'
import { usePairs } from '../../chain/usePairs.ts'
import { useTick } from '../../chain/useTick.ts'
import { PairsNotice } from './PairsNotice.tsx'
import { PairsTable } from './PairsTable.tsx'
import { pairsView } from './pairsView.ts'
import { pairsProgram } from './program.ts'
import { statusFields } from './statusFields.ts'

export function PairsWindow() {
  const { clock } = useChain()
  const { data, failureReason, readAgain } = usePairs()
  const [waitingSinceMs, setWaitingSinceMs] = useState(clock.now)
  useTick(1_000)
  const view = pairsView({ data, failureReason, nowMs: clock.now(), waitingSinceMs })

  function retry() {
    setWaitingSinceMs(clock.now())
    void readAgain()
  }

  return (
    <Window
      title={pairsProgram.title}
      icon={pairsProgram.icon}
      className="pairs-window"
      flush
      statusBar={<StatusBar fields={statusFields(view)} />}
    >
      <PairsNotice view={view} onRetry={retry} />
      <PairsTable states={data?.pairs} isLoading={view.status === 'loading'} />
    </Window>
  )
}
