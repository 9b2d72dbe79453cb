import { addMissing } from './older/additions.ts'
import { floor } from './older/floor.ts'
import { setVouch } from './older/vouch.ts'
import { readyEvent } from './older/whenReady.ts'

// A file of its own that only older browsers load, before the page begins.
const script = document.currentScript

const words =
  'This browser is too old for LOVE. You can read this page, but its programs do not run here. Update the browser ' +
  '(on an iPhone or iPad: the system; inside a wallet on Android: Android System WebView), or use another one: ' +
  `Chrome ${floor.chrome}, Firefox ${floor.firefox}, Safari ${floor.safari}, or anything newer.`

if (isTooOld(globalThis)) sayTooOld(document)
else if (script) {
  addMissing(globalThis)
  setVouch(
    globalThis,
    createVouch({ document, fetch: (path) => fetch(path), hasTrustedTypes: 'trustedTypes' in globalThis }),
  )
  script.remove()
  script.dispatchEvent(new Event(readyEvent))
}

/**
 * The page needs `import.meta.resolve`, for which only a module can ask. Safari and Firefox have it since they have import
 * maps, or for longer; Chrome has it since it knows `:modal`.
 */
function isTooOld({ HTMLScriptElement, CSS }: typeof globalThis): boolean {
  return !HTMLScriptElement.supports?.('importmap') || !CSS.supports('selector(:modal)')
}

/** In the place of the words about files that were changed: nothing was, and nothing will run. */
function sayTooOld(document: Document): void {
  const say = () => {
    const notice = document.querySelector('.notice-blocked')
    if (notice) notice.textContent = words
    document.documentElement.setAttribute('data-blocked', 'changed')
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say)
  else say()
}

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
function createVouch({ document, fetch, hasTrustedTypes }: VouchDeps) {
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
