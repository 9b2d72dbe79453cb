import type { Head } from './head.ts'
import { type Close, type ReadCandlesParameters, readCloses } from './readCandles.ts'

export type ReadCloses = typeof readCloses

/** With 1,500 of them each they are about 6 MB. */
const MOST_KEPT = 32

/** USD prices of all pairs come from the same few: what those held is read once a block, for whoever asks first. */
export function createClosesReader(): (head: Pick<Head, 'hash'>) => ReadCloses {
  let version = ''
  let kept = new Map<string, Close[]>()

  return ({ hash }) =>
    async (db, parameters) => {
      if (hash !== version) {
        version = hash
        kept = new Map()
      }
      const own = kept
      const key = keyOf(parameters)
      const known = own.get(key)
      if (known) return known
      const closes = await readCloses(db, parameters)
      if (own.size < MOST_KEPT) own.set(key, closes)
      return closes
    }
}

function keyOf({ pair, span: { seconds, first, last } }: ReadCandlesParameters): string {
  return `${pair.name} ${seconds} ${first} ${last}`
}
