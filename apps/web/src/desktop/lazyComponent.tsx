import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { LoadError } from './LoadError.ts'
import { partsLoaded } from './pageParts.ts'

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches its code before anything draws it. */
  readonly preload: () => Promise<unknown>
}

type Attempt<Props> = {
  readonly loading: Promise<{ default: ComponentType<Props> }>
  readonly Component: LazyExoticComponent<ComponentType<Props>>
}

/** React's `lazy`, whose failure says what did not arrive, and which can be tried again. */
export function lazyComponent<Props extends object>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let attempt: Attempt<Props> | undefined
  const retry = () => {
    attempt = undefined
  }

  async function fetchOnce() {
    await partsLoaded()
    try {
      return { default: await load() }
    } catch (cause) {
      throw new LoadError(title, { wasChanged: haveAllArrived(), retry, cause })
    }
  }

  function current(): Attempt<Props> {
    if (attempt) return attempt
    const loading = fetchOnce()
    attempt = { loading, Component: lazy(() => loading) }
    return attempt
  }

  function Lazy(props: Props) {
    const { Component } = current()
    return <Component {...props} />
  }

  return Object.assign(Lazy, { preload: () => current().loading })
}

/** Like `haveArrived` of the boot script, but what was lost once and has come since is not lost. */
function haveAllArrived(): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const last = new Map(files.map(({ name, responseStatus }) => [name, responseStatus]))
  return [...last].every(([name, status]) => status === 200 || !name.includes('/assets/'))
}
