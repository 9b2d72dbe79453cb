type Natives = { readonly fetch: typeof fetch; readonly stringify: typeof JSON.stringify }

const key = Symbol.for('love.natives')

type Global = { readonly fetch: typeof fetch; readonly JSON: typeof JSON; readonly [key]?: Natives }

/** Remembers what the browser itself gave, in a place later code can neither change nor replace. */
export function captureNatives(global: Global): void {
  const natives: Natives = Object.freeze({ fetch: global.fetch, stringify: global.JSON.stringify })
  Object.defineProperty(global, key, { value: natives })
}

/** Whether the script inside the document ran. */
export function nativesWereCaptured(global: Global): boolean {
  return global[key] !== undefined
}

/** False when a dependency or an extension has put its own function in the way since the page began. */
export function nativesAreIntact(global: Global): boolean {
  const natives = global[key]
  return (
    natives !== undefined && natives.fetch === global.fetch && natives.stringify === global.JSON.stringify
  )
}
