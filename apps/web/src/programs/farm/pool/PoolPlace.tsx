import { pairs } from '@love/protocol/pairs/index'
import { poolRows } from '../poolRows.ts'
import { useFarmReadings } from '../useFarmReadings.ts'
import { PoolView } from './PoolView.tsx'
import { UnknownPool } from './UnknownPool.tsx'

type PoolPlaceProps = { name: string; search: URLSearchParams }

/** One pool, by the name of its pair or, for a pair that we do not list, by its number. */
export function PoolPlace({ name, search }: PoolPlaceProps) {
  const reading = useFarmReadings()
  const wanted = name.toLowerCase()
  const row = poolRows(reading.readings).find(({ place }) => place.toLowerCase() === wanted)
  const pair = pairs.find((known) => known.name.toLowerCase() === wanted)
  const mayCome = !reading.readings.farm && /^pool-\d{1,3}$/.test(wanted)
  if (row) return <PoolView row={row} reading={reading} tab={search.get('tab') ?? ''} />
  return <UnknownPool name={name} pair={pair} isComing={mayCome} />
}
