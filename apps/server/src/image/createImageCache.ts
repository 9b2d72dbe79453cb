export type Image = { bytes: Uint8Array<ArrayBuffer>; type: string; etag: string; cacheControl: string }

export type ImageCache = {
  get(key: string): Image | undefined
  set(key: string, image: Image): void
}

export type ImageCacheDeps = { now: () => number; maxBytes?: number; keepMs?: number }

type Entry = { image: Image; size: number; expiresAt: number }

const MAX_BYTES = 64 * 1024 * 1024
const KEEP_MS = 3_600_000
/** For what an entry weighs beside its bytes. */
const OVERHEAD = 1024

/** Bounded by size; what was not asked for longest goes first. A map keeps its keys in the order they were set. */
export function createImageCache(deps: ImageCacheDeps): ImageCache {
  const { now, maxBytes = MAX_BYTES, keepMs = KEEP_MS } = deps
  const entries = new Map<string, Entry>()
  let total = 0

  const remove = (key: string) => {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  const add = (key: string, entry: Entry) => {
    entries.set(key, entry)
    total += entry.size
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      remove(key)
      if (entry.expiresAt <= now()) return undefined
      add(key, entry)
      return entry.image
    },
    set(key, image) {
      remove(key)
      const size = image.bytes.length + 2 * key.length + OVERHEAD
      if (size > maxBytes) return
      add(key, { image, size, expiresAt: now() + keepMs })
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break
        remove(oldest)
      }
    },
  }
}
