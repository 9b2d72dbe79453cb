import { dataAgeText } from '../dataAge.ts'
import type { Freshness } from './freshnessOf.ts'

/** For the last field of a status bar: which block, and how old. */
export function freshnessField(freshness: Freshness): string {
  return 'age' in freshness ? dataAgeText(freshness.age) : 'no block yet'
}
