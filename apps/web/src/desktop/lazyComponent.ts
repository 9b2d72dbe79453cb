import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { LoadError } from './LoadError.ts'

/** React's `lazy`, whose failure names what did not arrive. */
export function lazyComponent<Props>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      throw new LoadError(title, { cause })
    }
  })
}
