export type RpcCache = {
  get(key: string): { result: unknown } | undefined
  set(key: string, result: unknown, keepMs: number): void
  clear(): void
}

export type RpcCacheDeps = { now: () => number; maxBytes?: number }

type Entry = { result: unknown; bytes: number; expiresAt: number }

const MAX_BYTES = 32 * 1024 * 1024

/** Bounded by size; what was not asked for longest goes first. A map keeps its keys in the order they were set. */
export function createRpcCache({ now, maxBytes = MAX_BYTES }: RpcCacheDeps): RpcCache {
  const entries = new Map<string, Entry>()
  let total = 0

  const remove = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      remove(key)
      if (entry.expiresAt <= now()) return undefined
      entries.set(key, entry)
      total += entry.bytes
      return { result: entry.result }
    },
    set(key, result, keepMs) {
      remove(key)
      // Two bytes a character: an estimate from above, as parsed values are not smaller than their text.
      const bytes = 2 * (key.length + JSON.stringify(result).length)
      if (bytes > maxBytes) return
      entries.set(key, { result, bytes, expiresAt: now() + keepMs })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break
        remove(oldest)
      }
    },
    clear() {
      entries.clear()
      total = 0
    },
  }
}
