/** What LOVE uses and some browser at the floor lacks, under its own name. A check of the built files asks this list. */
export const additions = {
  'AbortSignal.any': (signals: Iterable<AbortSignal>): AbortSignal => {
    const controller = new AbortController()
    for (const one of signals) {
      const follow = () => controller.abort(one.reason)
      if (one.aborted) follow()
      else one.addEventListener('abort', follow, { once: true, signal: controller.signal })
    }
    return controller.signal
  },

  'Array.prototype.toReversed'<Item>(this: readonly Item[]): Item[] {
    return [...this].reverse()
  },

  'Array.prototype.toSorted'<Item>(
    this: readonly Item[],
    compare?: (one: Item, other: Item) => number,
  ): Item[] {
    return [...this].sort(compare)
  },

  'Map.groupBy': <Item, Key>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
    const groups = new Map<Key, Item[]>()
    let index = 0
    for (const item of items) {
      const key = keyOf(item, index++)
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
    return groups
  },

  'String.prototype.isWellFormed'(this: string): boolean {
    try {
      // Throws on half of a pair, and on nothing else.
      encodeURIComponent(this)
      return true
    } catch {
      return false
    }
  },

  'URL.canParse': (url: string | URL, base?: string | URL): boolean => {
    try {
      new URL(url, base)
      return true
    } catch {
      return false
    }
  },
}

/** As the browser itself would have them: nothing finds them by walking over an object. */
export function addMissing(global: object): void {
  for (const [path, value] of Object.entries(additions)) {
    const names = path.split('.')
    const name = names.pop() ?? ''
    const owner = names.reduce((object: object, key) => Reflect.get(object, key), global)
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
  }
}
