import type { Browser, Page } from '@playwright/test'

export type Visit = {
  readonly requests: number
  /** As they went over the wire, heads included. */
  readonly kibibytes: number
  readonly scriptKibibytes: number
  readonly rpcRequests: number
  /** What the first look at all public figures weighs. */
  readonly snapshotKibibytes: number
  readonly seconds: number
}

type Asked = { readonly type: string; readonly path: string; bytes: number }

export type VisitParameters = {
  readonly url: string
  /** Resolves when a person sees all there is to see. */
  readonly untilComplete: (page: Page) => Promise<unknown>
}

/** With nothing kept from an earlier visit. */
export async function visit(browser: Browser, { url, untilComplete }: VisitParameters): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const chrome = await context.newCDPSession(page)
    const asked = new Map<string, Asked>()
    chrome.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
      if (request.url.startsWith('data:')) return
      asked.set(requestId, { type, path: new URL(request.url).pathname, bytes: 0 })
    })
    chrome.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const found = asked.get(requestId)
      if (found) found.bytes = encodedDataLength
    })
    await chrome.send('Network.enable')
    const started = performance.now()
    await page.goto(url)
    await untilComplete(page)
    const seconds = (performance.now() - started) / 1_000
    const all = [...asked.values()]
    const at = (path: string) => all.filter((one) => one.path === path)
    const sum = (some: readonly { bytes: number }[]) =>
      some.reduce((total, { bytes }) => total + bytes, 0) / 1_024
    return {
      requests: all.length,
      kibibytes: sum(all),
      scriptKibibytes: sum(all.filter(({ type }) => type === 'Script')),
      rpcRequests: at('/rpc').length,
      snapshotKibibytes: sum(at('/market/snapshot').slice(0, 1)),
      seconds,
    }
  } finally {
    await context.close()
  }
}
