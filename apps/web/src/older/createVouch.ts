type VouchDeps = {
  readonly document: Document
  readonly fetch: typeof fetch
  /** Whether the policy lets nobody give a script its address. Such browsers compare the hash of a preloaded module instead. */
  readonly hasTrustedTypes: boolean
}

/**
 * What a module was loaded with first decides: whoever imports it later gets that very module. So each is loaded by a tag
 * with its hash before anybody imports it, and after all that it imports itself, because a script brings along what is
 * missing, uncompared. In the import map they stand in that order.
 */
export function createVouch({ document, fetch, hasTrustedTypes }: VouchDeps) {
  const loads = new Map<string, Promise<unknown>>()
  let hashes: ReadonlyMap<string, string> | undefined

  const load = (path: string, integrity: string) =>
    new Promise((resolve, reject) => {
      const onerror = () => {
        loads.delete(path)
        reject(new Error(`${path} is missing, or is not the file that this page was built with.`))
      }
      const loading = { integrity, crossOrigin: '', onload: resolve, onerror }
      const tag = hasTrustedTypes
        ? Object.assign(document.createElement('link'), { ...loading, rel: 'modulepreload', href: path })
        : Object.assign(document.createElement('script'), { ...loading, type: 'module', src: path })
      document.head.append(tag)
    })

  return async (paths: readonly string[]): Promise<void> => {
    hashes ??= readHashes(document)
    const unknown = paths.find((path) => !hashes?.has(path))
    if (unknown) throw new Error(`This page was not built with ${unknown}.`)
    // All at once into the cache, from where each tag has its file at once.
    for (const path of paths) if (!loads.has(path)) fetch(path).catch(() => undefined)
    for (const [path, hash] of hashes) {
      if (!paths.includes(path)) continue
      const loading = loads.get(path) ?? load(path, hash)
      loads.set(path, loading)
      await loading
    }
  }
}

/** The policy has refused the map if a byte of it was changed, and then the page never comes this far. */
function readHashes(document: Document): ReadonlyMap<string, string> {
  const map: unknown = JSON.parse(document.querySelector('[type=importmap]')?.textContent ?? '{}')
  const { integrity = {} } = map as { integrity?: Record<string, string> }
  return new Map(Object.entries(integrity))
}
