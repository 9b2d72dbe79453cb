import '../../chain/charts/detail.css'
import './farm.css'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { FarmList } from './list/FarmList.tsx'
import { PoolPlace } from './pool/PoolPlace.tsx'

export function FarmWindow() {
  return (
    <ChainProvider>
      <Farm />
    </ChainProvider>
  )
}

/** All pools, or one: two places of the same window. */
function Farm() {
  const { name, search } = usePlace()
  return name === '' ? <FarmList search={search} /> : <PoolPlace key={name} name={name} search={search} />
}
