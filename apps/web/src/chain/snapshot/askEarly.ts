export const snapshotPath = '/market/snapshot'
const early = Symbol.for('love.snapshot')

type Holder = { readonly fetch: typeof fetch; [early]?: Promise<Response> | undefined }

/** Caches of servers in between may answer; the browser's own would keep what a block has made old. */
export const snapshotOptions: RequestInit = { cache: 'no-cache' }

/** From the script inside the document, before any file has come: the answer waits for the code that reads it. */
export function askEarly(holder: Holder): void {
  holder[early] = holder.fetch(snapshotPath, snapshotOptions)
  // The code that takes it sees its failure; until then it is no error of the page.
  holder[early].catch(() => {})
}

/** Once: what comes later is asked for anew. */
export function takeEarlySnapshot(holder: Holder): Promise<Response> | undefined {
  const taken = holder[early]
  holder[early] = undefined
  return taken
}
