export type KeptBodies = {
  /** What was made for this key at this version; otherwise `make` is asked, once for all who wait. */
  get(key: string, version: string, make: () => Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>>
}

type Kept = { version: string; body: Promise<Buffer<ArrayBuffer>>; size: number }

/** The bodies of answers, the ones that were asked for last. */
export function createKeptBodies({ mostBytes }: { mostBytes: number }): KeptBodies {
  const kept = new Map<string, Kept>()
  let bytes = 0

  const drop = (key: string) => {
    bytes -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  return {
    get(key, version, make) {
      const known = kept.get(key)
      if (known?.version === version) {
        // Set anew, so that the first key is the one nobody has asked for longest.
        kept.delete(key)
        kept.set(key, known)
        return known.body
      }
      drop(key)
      const entry: Kept = { version, body: make(), size: 0 }
      kept.set(key, entry)
      const isCurrent = () => kept.get(key) === entry
      entry.body.then(
        (body) => {
          if (!isCurrent()) return
          entry.size = body.byteLength + key.length
          bytes += entry.size
          for (const oldest of kept.keys()) {
            if (bytes <= mostBytes) break
            drop(oldest)
          }
        },
        () => {
          if (isCurrent()) drop(key)
        },
      )
      return entry.body
    },
  }
}
