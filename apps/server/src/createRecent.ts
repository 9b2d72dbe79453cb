export type Recent<T> = {
  get(key: string): T | undefined
  set(key: string, value: T): void
  delete(key: string): void
}

/** So many values, those that were used last. */
export function createRecent<T extends object>(most: number): Recent<T> {
  const kept = new Map<string, T>()

  const set = (key: string, value: T) => {
    // Set anew, so that the first key is the one nobody has used for longest.
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > most) kept.delete(kept.keys().next().value ?? key)
  }

  return {
    get(key) {
      const value = kept.get(key)
      if (value) set(key, value)
      return value
    },
    set,
    delete: (key) => void kept.delete(key),
  }
}
