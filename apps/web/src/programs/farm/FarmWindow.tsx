import '../../chain/charts/detail.css'
import './farm.css'
import { cleanText } from '@love/protocol/format/cleanText'
import { pairs } from '@love/protocol/pairs/pairs'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { UnknownPlace } from '../../desktop/windows/UnknownPlace.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { FarmList } from './list/FarmList.tsx'
import { PoolView } from './pool/PoolView.tsx'
import { poolRows } from './poolRows.ts'
import { useFarmReadings } from './useFarmReadings.ts'

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
  return name === '' ? <FarmList /> : <PoolPlace key={name} name={name} search={search} />
}

type PoolPlaceProps = { name: string; search: URLSearchParams }

/** One pool, by the name of its pair or, for a pair that we do not list, by its number. */
function PoolPlace({ name, search }: PoolPlaceProps) {
  const reading = useFarmReadings()
  const wanted = name.toLowerCase()
  const row = poolRows(reading.readings).find(({ place }) => place.toLowerCase() === wanted)
  const pair = pairs.find((known) => known.name.toLowerCase() === wanted)
  const mayCome = !reading.readings.farm && /^pool-\d{1,3}$/.test(wanted)
  if (row) return <PoolView row={row} reading={reading} tab={search.get('tab') ?? ''} />
  return (
    <ProgramWindow>
      {mayCome ? (
        <ProgressBar label="Reading the farm…" />
      ) : (
        <UnknownPlace
          words={
            pair
              ? `The farm has no pool for ${pair.name}.`
              : `There is no farm pool of the name “${cleanText(name, 40)}”. Check the address for a typing error.`
          }
          to="/farm"
          back="Show all farm pools"
        />
      )}
    </ProgramWindow>
  )
}
