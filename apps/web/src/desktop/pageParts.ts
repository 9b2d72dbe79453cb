let loaded: Promise<unknown> = Promise.resolve()

/** When the parts that the page named are there, or are missing: whoever needs one asks again, and says so. */
export const partsLoaded = (): Promise<unknown> => loaded

/**
 * Files of the program that the page was drawn for, each after what it imports. They were asked for at once (`asked`) and
 * are evaluated one by one: all of them in one task would keep the page from listening for as long as a phone notices.
 */
export function loadParts(paths: readonly string[], asked: Promise<unknown>): void {
  loaded = asked.then(
    () => paths.reduce(importAfter, Promise.resolve()),
    () => undefined,
  )
}

function importAfter(before: Promise<unknown>, path: string): Promise<unknown> {
  return before.then(() => import(/* @vite-ignore */ path)).catch(() => undefined)
}
