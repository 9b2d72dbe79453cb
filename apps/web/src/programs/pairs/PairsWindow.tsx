import '../../chain/charts/detail.css'
import './pairs.css'
import { pairs } from '@love/protocol/pairs/index'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { lazyComponent } from '../../desktop/lazyComponent.ts'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { PairsList } from './PairsList.tsx'
import { UnknownPair } from './UnknownPair.tsx'

/** The table needs neither charts nor their history. */
const PairView = lazyComponent('Pairs', () => import('./pair/PairView.tsx').then(({ PairView }) => PairView))

export function PairsWindow() {
  return (
    <ChainProvider>
      <Pairs />
    </ChainProvider>
  )
}

/** The list, or one pair: two places of the same window. */
function Pairs() {
  const { name, search } = usePlace()
  if (name === '') return <PairsList search={search} />
  const pair = pairs.find((known) => known.name === name.toUpperCase())
  return pair ? <PairView key={pair.name} pair={pair} /> : <UnknownPair name={name} />
}
