import type { Freshness } from './freshnessOf.ts'

/**
 * For the first field of a status bar, which is read out when it changes: what there is (`10 pairs`) and, in a word or
 * two, what is wrong with it. Stays the same while only time passes.
 */
export function freshnessWords(freshness: Freshness, what: string): string {
  switch (freshness.status) {
    case 'loading':
      return 'Reading…'
    case 'failed':
      return 'Not connected'
    case 'fresh':
      return what
    case 'renewing':
      return `${what}, reading anew…`
    case 'stale':
      return `${what}, old figures`
    case 'interrupted':
      return `${what}, not connected`
    default:
      return freshness satisfies never
  }
}
