import { createByteCache } from '../../createByteCache.ts'

export type KeptBodies = {
  /** What was made for this key at this version; otherwise `make` is asked, once for all who wait. */
  get(key: string, version: string, make: () => Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>>
}

type Kept = { version: string; body: Promise<Buffer<ArrayBuffer>> }

/** The bodies of answers, the ones that were asked for last. */
export function createKeptBodies({ mostBytes }: { mostBytes: number }): KeptBodies {
  const kept = createByteCache<Kept>({ mostBytes })

  return {
    get(key, version, make) {
      const known = kept.get(key)
      if (known?.version === version) return known.body
      const entry: Kept = { version, body: make() }
      kept.set(key, entry, 0)
      const isCurrent = () => kept.get(key) === entry
      entry.body.then(
        (body) => {
          if (isCurrent()) kept.set(key, entry, body.byteLength)
        },
        () => {
          if (isCurrent()) kept.delete(key)
        },
      )
      return entry.body
    },
  }
}
