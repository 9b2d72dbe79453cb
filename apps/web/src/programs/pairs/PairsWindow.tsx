import './pairs.css'
import { StatusBar } from '@love/ui98/StatusBar'
import { useState } from 'react'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { useChain } from '../../chain/chainContext.ts'
import { usePairs } from '../../chain/usePairs.ts'
import { useTick } from '../../chain/useTick.ts'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { PairsNotice } from './PairsNotice.tsx'
import { PairsTable } from './PairsTable.tsx'
import { pairsView } from './pairsView.ts'
import { statusFields } from './statusFields.ts'

export function PairsWindow() {
  return (
    <ChainProvider>
      <Pairs />
    </ChainProvider>
  )
}

function Pairs() {
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
    <ProgramWindow className="pairs-window" flush statusBar={<StatusBar fields={statusFields(view)} />}>
      <PairsNotice view={view} onRetry={retry} />
      <PairsTable states={data?.pairs} isLoading={view.status === 'loading'} />
    </ProgramWindow>
  )
}
