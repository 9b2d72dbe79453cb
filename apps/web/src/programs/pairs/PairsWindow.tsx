import '../../chain/charts/detail.css'
import './pairs.css'
import { pairs } from '@love/protocol/pairs/index'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { PairsList } from './PairsList.tsx'
import { PairView } from './PairView.tsx'
import { UnknownPair } from './UnknownPair.tsx'

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
