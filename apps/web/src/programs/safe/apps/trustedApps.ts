import { config } from '../../../config.ts'
import { onStoredChange, readStored, writeStored } from '../../../storage/storage.ts'
import { createStoredList } from './createStoredList.ts'
import { longestAppUrl } from './parseAppUrl.ts'

const most = 20

/** Addresses of apps, newest first. They are checked again whenever one is opened. */
export function parseTrustedApps(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    const urls = Array.isArray(stored) ? stored.filter((url) => typeof url === 'string') : []
    return [...new Set(urls)].filter((url) => URL.canParse(url) && url.length <= longestAppUrl).slice(0, most)
  } catch {
    return []
  }
}

/** One address for each app: the last that was opened. */
export function withTrustedApp(all: readonly string[], url: string): readonly string[] {
  return [url, ...withoutTrustedApp(all, new URL(url).origin)].slice(0, most)
}

export function withoutTrustedApp(all: readonly string[], origin: string): readonly string[] {
  return all.filter((url) => new URL(url).origin !== origin)
}

/** Apps beyond the operator's list that somebody has decided to open in this browser. */
export const trustedApps = createStoredList({
  stored: { readStored, writeStored, onStoredChange },
  key: `love.safe-apps.${config.network}`,
  parse: parseTrustedApps,
})
