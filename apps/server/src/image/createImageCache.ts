import { createByteCache } from '../createByteCache.ts'

export type Image = { bytes: Uint8Array<ArrayBuffer>; type: string; etag: string; cacheControl: string }

export type ImageCache = {
  get(key: string): Image | undefined
  set(key: string, image: Image): void
}

export type ImageCacheDeps = { now: () => number; maxBytes?: number; keepMs?: number }

const MAX_BYTES = 64 * 1024 * 1024
const KEEP_MS = 3_600_000
/** For what a picture weighs beside its bytes. */
const OVERHEAD = 768

/** Bounded by size and by time. */
export function createImageCache(deps: ImageCacheDeps): ImageCache {
  const { now, maxBytes = MAX_BYTES, keepMs = KEEP_MS } = deps
  const kept = createByteCache<{ image: Image; expiresAt: number }>({ mostBytes: maxBytes })

  return {
    get(key) {
      const entry = kept.get(key)
      if (!entry || now() < entry.expiresAt) return entry?.image
      kept.delete(key)
      return undefined
    },
    set(key, image) {
      kept.set(key, { image, expiresAt: now() + keepMs }, image.bytes.length + OVERHEAD)
    },
  }
}
