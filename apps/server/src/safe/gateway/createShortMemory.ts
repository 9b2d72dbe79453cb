import { createRecent } from '../../createRecent.ts'

export type ShortMemory<T> = (key: string, make: () => Promise<T>) => Promise<T>

export type ShortMemoryParameters = {
  now: () => number
  keepMs: number
  most: number
}

/** What was made for a key a moment ago, once for all who ask; a failure is forgotten at once. */
export function createShortMemory<T>({ now, keepMs, most }: ShortMemoryParameters): ShortMemory<T> {
  const kept = createRecent<{ at: number; made: Promise<T> }>(most)

  return (key, make) => {
    const known = kept.get(key)
    if (known && now() - known.at < keepMs) return known.made
    const entry = { at: now(), made: make() }
    kept.set(key, entry)
    entry.made.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    return entry.made
  }
}
