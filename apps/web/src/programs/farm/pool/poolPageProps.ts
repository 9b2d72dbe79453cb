import type { Freshness } from '../../../chain/freshness/freshnessOf.ts'
import type { Money } from '../../../chain/prices/createMoney.ts'
import type { PoolRow } from '../poolRows.ts'
import type { FarmReviewing } from '../review/useFarmReview.ts'
import type { FarmReading } from '../useFarmReadings.ts'

/** What every page of a pool's window gets. */
export type PoolPageProps = {
  row: PoolRow
  reading: FarmReading
  freshness: Freshness
  money: Money
  reviewing: FarmReviewing
}
