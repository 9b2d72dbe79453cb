import '../../chain/charts/detail.css'
import './farm.css'
import { lazyComponent } from '../../desktop/lazyComponent.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { FarmList } from './list/FarmList.tsx'

/** The list needs no forms. */
const PoolPlace = lazyComponent('Farm', () =>
  import('./pool/PoolPlace.tsx').then(({ PoolPlace }) => PoolPlace),
)

/** All pools, or one: two places of the same window. */
export function FarmWindow() {
  const { name, search } = usePlace()
  return name === '' ? <FarmList /> : <PoolPlace key={name} name={name} tab={search.get('tab') ?? ''} />
}
