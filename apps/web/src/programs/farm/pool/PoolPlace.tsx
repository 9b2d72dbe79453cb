import { cleanText } from '@love/protocol/format/cleanText'
import { pairs } from '@love/protocol/pairs/pairs'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { ChainProvider } from '../../../chain/ChainProvider.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { UnknownPlace } from '../../../desktop/windows/UnknownPlace.tsx'
import { poolRows } from '../poolRows.ts'
import { useFarmReadings } from '../useFarmReadings.ts'
import { PoolView } from './PoolView.tsx'

type PoolPlaceProps = { name: string; tab: string }

/** One pool, with the forms that need the chain's library. */
export function PoolPlace(props: PoolPlaceProps) {
  return (
    <ChainProvider>
      <Pool {...props} />
    </ChainProvider>
  )
}

/** By the name of its pair or, for a pair that we do not list, by its number. */
function Pool({ name, tab }: PoolPlaceProps) {
  const reading = useFarmReadings()
  const wanted = name.toLowerCase()
  const row = poolRows(reading.readings).find(({ place }) => place.toLowerCase() === wanted)
  const pair = pairs.find((known) => known.name.toLowerCase() === wanted)
  const mayCome = !reading.readings.farm && /^pool-\d{1,3}$/.test(wanted)
  if (row) return <PoolView row={row} reading={reading} tab={tab} />
  return (
    <ProgramWindow>
      {mayCome ? (
        <ProgressBar label="Loading the farm…" />
      ) : (
        <UnknownPlace
          words={
            pair
              ? `The farm has no ${pair.name} pool.`
              : `No farm pool named “${cleanText(name, 40)}”. Check the address for typos.`
          }
          to="/farm"
          back="Show all farm pools"
        />
      )}
    </ProgramWindow>
  )
}
