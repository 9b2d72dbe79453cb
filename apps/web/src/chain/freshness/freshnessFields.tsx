import type { ReactNode } from 'react'
import { DataAgeText } from '../DataAgeText.tsx'
import { FilledText } from '../prices/FilledText.tsx'
import type { Freshness } from './freshnessOf.ts'

/** For a status bar: what there is (`10 pairs`), what else a window counts, and which block that is of. */
export function freshnessFields(
  freshness: Freshness,
  what: string,
  others: readonly ReactNode[] = [],
): readonly ReactNode[] {
  const age =
    'readAt' in freshness ? (
      <DataAgeText of={freshness.readAt} />
    ) : (
      <FilledText name="age" text={undefined} until="no block yet" />
    )
  return [words(freshness, what), ...others, age]
}

/** Read out when it changes: with what is wrong in a word or two. Stays the same while only time passes. */
function words({ status }: Freshness, what: string): ReactNode {
  switch (status) {
    case 'loading':
      return <FilledText name="state" text={undefined} until="Loading…" then={what} />
    case 'failed':
      return 'Not connected'
    case 'fresh':
      return what
    case 'renewing':
      return `${what}, updating…`
    case 'stale':
      return `${what}, out of date`
    case 'interrupted':
      return `${what}, not connected`
    default:
      return status satisfies never
  }
}
