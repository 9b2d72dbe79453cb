let loaded: Promise<unknown> = Promise.resolve()

/** When the parts that the page named are there, or are missing: whoever needs one asks again, and says so. */
export const partsLoaded = (): Promise<unknown> => loaded

/**
 * Files of the program that the page was drawn for, each after what it imports. They are asked for at once and
 * evaluated one by one: all of them in one task would keep the page from listening for as long as a phone notices.
 */
export function loadParts(paths: readonly string[]): void {
  for (const path of paths) setTimeout(askFor, 0, path)
  loaded = paths.reduce(
    (before: Promise<unknown>, path) =>
      before.then(() => import(/* @vite-ignore */ path)).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 0)),
  )
}

function askFor(path: string): void {
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    crossOrigin: '',
    href: path,
  })
  document.head.append(link)
}
