import { type BrowserStorage, createBrowserStorage } from '../src/storage/storage.ts'

export type TestBrowser = {
  /** What it keeps, by key. */
  readonly texts: Map<string, string>
  readonly openTab: () => BrowserStorage
}

/** Tabs of one browser, which hear of each other by storage events. */
export function testBrowser(texts = new Map<string, string>()): TestBrowser {
  const tabs: EventTarget[] = []
  function openTab() {
    const events = new EventTarget()
    tabs.push(events)
    const tell = (key: string, newValue: string | null) => {
      for (const tab of tabs)
        if (tab !== events) tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    }
    const storage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem(key: string, value: string) {
        texts.set(key, value)
        tell(key, value)
      },
      removeItem(key: string) {
        texts.delete(key)
        tell(key, null)
      },
    }
    return createBrowserStorage({ storage: () => storage, events, openChannel: () => undefined })
  }
  return { texts, openTab }
}
