import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { LoadError } from './LoadError.ts'
import { partsLoaded } from './pageParts.ts'

export type LazyComponent<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches its code before anything draws it. */
  readonly preload: () => Promise<unknown>
}

/** React's `lazy`, whose failure names what did not arrive. */
export function lazyComponent<Props>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  async function fetchOnce() {
    await partsLoaded()
    try {
      return { default: await load() }
    } catch (cause) {
      throw new LoadError(title, { cause })
    }
  }
  function preload() {
    loading ??= fetchOnce()
    return loading
  }
  return Object.assign(lazy(preload), { preload })
}
