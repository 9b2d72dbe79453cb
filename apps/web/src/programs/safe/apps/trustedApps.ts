import { config } from '../../../config.ts'
import { anyText, listOf } from '../../../storage/schema.ts'
import { stored } from '../../../storage/stored.ts'
import { longestAppUrl } from './parseAppUrl.ts'

const most = 20

/** Addresses of apps, newest first. They are checked again whenever one is opened. */
export function trustedAppsOf(value: unknown): readonly string[] {
  const urls = [...new Set(listOf(anyText)(value))]
  return urls.filter((url) => URL.canParse(url) && url.length <= longestAppUrl).slice(0, most)
}

/** One address for each app: the last that was opened. */
export function withTrustedApp(all: readonly string[], url: string): readonly string[] {
  return [url, ...withoutTrustedApp(all, new URL(url).origin)].slice(0, most)
}

export function withoutTrustedApp(all: readonly string[], origin: string): readonly string[] {
  return all.filter((url) => new URL(url).origin !== origin)
}

/** Apps beyond the operator's list that somebody has decided to open in this browser. */
export const trustedApps = stored(`love.safe-apps.${config.network}`, trustedAppsOf)
