import { combine, type Figure } from '@love/protocol/prices/figure'
import { add, fraction } from '@love/protocol/prices/fraction'
import type { SafeOverview } from '@love/safe/api/replies/safes'
import type { Address } from 'viem'
import { decimalText } from '../assets/decimalText.ts'

type KnownSafes = {
  readonly owned: readonly Address[]
  /** Owned by another Safe of the person. */
  readonly inside: readonly Address[]
  readonly watched: readonly Address[]
  readonly planned: readonly Address[]
  readonly recent: readonly Address[]
}

/** Each Safe once: who owns one need not watch it, and what was only looked at comes last. */
export function safeGroups(known: KnownSafes): Omit<KnownSafes, 'planned'> {
  const listed = new Set<Address>()
  const fresh = (safes: readonly Address[]) =>
    safes.filter((safe) => {
      const isNew = !listed.has(safe)
      listed.add(safe)
      return isNew
    })
  const [owned, inside, watched] = [fresh(known.owned), fresh(known.inside), fresh(known.watched)]
  fresh(known.planned)
  return { owned, inside, watched, recent: fresh(known.recent) }
}

export type SafeSum = { readonly total: Figure; readonly read: number; readonly missing: number }

/** What these hold together, of those that could be read. */
export function sumOf(safes: readonly Address[], overviews: readonly SafeOverview[]): SafeSum {
  const found = overviews.filter(({ address }) => safes.includes(address.value))
  const total = found.reduce<Figure>(
    (sum, { fiatTotal }) => combine([sum, decimalText(fiatTotal)], add),
    fraction(0n),
  )
  return { total, read: found.length, missing: safes.length - found.length }
}
