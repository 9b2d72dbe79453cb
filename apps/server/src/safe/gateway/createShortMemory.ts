import { bytesOf, createByteCache } from '../../createByteCache.ts'

export type ShortMemory<T> = (key: string, make: () => Promise<T>) => Promise<T>

export type ShortMemoryParameters = {
  now: () => number
  keepMs: number
  mostBytes: number
}

/** What was made for a key a moment ago, once for all who ask; a failure is forgotten at once. */
export function createShortMemory<T>({ now, keepMs, mostBytes }: ShortMemoryParameters): ShortMemory<T> {
  const kept = createByteCache<{ at: number; made: Promise<T> }>({ mostBytes })

  return (key, make) => {
    const known = kept.get(key)
    if (known && now() - known.at < keepMs) return known.made
    const entry = { at: now(), made: make() }
    kept.set(key, entry, 0)
    const isCurrent = () => kept.get(key) === entry
    entry.made.then(
      (value) => {
        if (isCurrent()) kept.set(key, entry, bytesOf(value))
      },
      () => {
        if (isCurrent()) kept.delete(key)
      },
    )
    return entry.made
  }
}
