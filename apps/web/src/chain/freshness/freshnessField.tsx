import type { ReactNode } from 'react'
import { DataAgeText } from '../DataAgeText.tsx'
import type { Freshness } from './freshnessOf.ts'

/** For the last field of a status bar: which block, and how old. */
export function freshnessField(freshness: Freshness): ReactNode {
  return 'readAt' in freshness ? <DataAgeText of={freshness.readAt} /> : 'no block yet'
}
