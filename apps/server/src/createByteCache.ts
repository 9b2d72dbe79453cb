import { LRUCache } from 'lru-cache'

export type ByteCache<T> = {
  get(key: string): T | undefined
  /** `bytes` is what the value weighs, see `bytesOf`; one that is heavier than the whole cache is not kept. */
  set(key: string, value: T, bytes: number): void
  delete(key: string): void
  /** What everything in it weighs. */
  bytes(): number
}

/** For what an entry weighs beside its key and its value. */
const OVERHEAD = 256

/** Values that strangers decide the size of, within so many bytes: what was not used for longest goes first. */
export function createByteCache<T extends object>({ mostBytes }: { mostBytes: number }): ByteCache<T> {
  const kept = new LRUCache<string, T>({ maxSize: mostBytes })
  return {
    get: (key) => kept.get(key),
    set(key, value, bytes) {
      // A value that is there already keeps the weight it had.
      if (kept.peek(key) === value) kept.delete(key)
      kept.set(key, value, { size: Math.ceil(bytes) + bytesOf(key) + OVERHEAD })
    },
    delete: (key) => void kept.delete(key),
    bytes: () => kept.calculatedSize,
  }
}

/** About what a plain value takes in memory, rather too much than too little. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return 16 + 2 * value.length
  if (typeof value !== 'object' || value === null) return 16
  if (ArrayBuffer.isView(value)) return 128 + value.byteLength
  const entries: [unknown, unknown][] = Array.isArray(value)
    ? value.map((item) => [undefined, item])
    : Object.entries(value)
  return entries.reduce((sum, [, item]) => sum + 16 + bytesOf(item), 64)
}
