import { LRUCache } from 'lru-cache'

/** At most so many entries, the ones used last. By size, as a number of entries would be laid out in memory at once. */
export function createBoundedMap<T extends object>(most: number): LRUCache<string, T> {
  return new LRUCache<string, T>({ maxSize: most, sizeCalculation: () => 1 })
}
