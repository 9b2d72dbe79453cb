import type { RowsAfter } from '../migration.ts'
import { follow } from './follow.ts'
import { insightsViews } from './insightsViews.ts'
import { market } from './market.ts'

/** In the order they are applied. New ones go to the end; what was released is never edited, only followed. */
export const migrations = [insightsViews, market, follow] as const

/** The tables as the code knows them. */
export type Tables = RowsAfter<typeof migrations>
