import { cleanText } from '@love/protocol/format/cleanText'
import { pairs } from '@love/protocol/pairs/pairs'
import { lazyComponent } from '../../desktop/lazyComponent.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { UnknownPlace } from '../../desktop/windows/UnknownPlace.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'

/** The table needs neither charts nor their history, and a pair needs no table. */
const PairsList = lazyComponent('Pairs', () =>
  import('./list/PairsList.tsx').then(({ PairsList }) => PairsList),
)

const PairView = lazyComponent('Pairs', () => import('./pair/PairView.tsx').then(({ PairView }) => PairView))

/** The list, or one pair: two places of the same window. */
export function PairsWindow() {
  const { name } = usePlace()
  if (name === '') return <PairsList />
  const pair = pairs.find((known) => known.name === name.toUpperCase())
  if (pair) return <PairView key={pair.name} pair={pair} />
  return (
    <ProgramWindow>
      <UnknownPlace
        words={`No pair named “${cleanText(name, 40)}”. Check the address for typos.`}
        to="/pairs"
        back="Show all pairs"
      />
    </ProgramWindow>
  )
}
