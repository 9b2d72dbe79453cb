import type { RowsAfter } from '../migration.ts'
import { follow } from './follow.ts'
import { insightsViews } from './insightsViews.ts'
import { market } from './market.ts'
import { me } from './me.ts'
import { safeIndex } from './safeIndex.ts'
import { safeProposals } from './safeProposals.ts'
import { safeUses } from './safeUses.ts'
import { signIn } from './signIn.ts'
import { storeProbes } from './storeProbes.ts'
import { vault } from './vault.ts'

/** In the order they are applied. New ones go to the end; what was released is never edited, only followed. */
export const migrations = [
  insightsViews,
  market,
  follow,
  vault,
  safeIndex,
  safeProposals,
  signIn,
  me,
  safeUses,
  storeProbes,
] as const

/** The tables as the code knows them. */
export type Tables = RowsAfter<typeof migrations>
