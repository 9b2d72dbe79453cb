import * as z from 'zod/mini'
import { type AppsConfig, isSameApp, knownApps } from '../chain/knownApps.ts'

export type OriginInfo = {
  readonly safeAppInfo?: { readonly name: string; readonly url: string; readonly logoUri: string }
  readonly note?: string
}

const told = z.object({
  name: z.optional(z.string()),
  url: z.optional(z.string()),
  note: z.optional(z.string()),
})

/** Nothing that would hide or turn around what stands beside it. */
const disguises = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** What a client says about where a proposal came from: JSON in a text. Nobody has checked it. */
export function originInfo(origin: string | null, config: AppsConfig): OriginInfo {
  if (origin === null) return {}
  const parsed = told.safeParse(fromJson(origin))
  if (!parsed.success) return {}
  const { name, url, note } = parsed.data
  const safeAppInfo = url !== undefined && isWebAddress(url) ? appInfo(url, name, config) : undefined
  return { ...(safeAppInfo && { safeAppInfo }), ...(note && { note: plain(note) }) }
}

/** An app that is offered here has the name and the picture of our list, whatever it calls itself. */
function appInfo(url: string, name: string | undefined, config: AppsConfig): OriginInfo['safeAppInfo'] {
  const known = knownApps(config).find((app) => isSameApp(app.url, url))
  if (known) return { name: known.name, url, logoUri: known.iconUrl }
  return name ? { name: plain(name), url, logoUri: '' } : undefined
}

function plain(text: string): string {
  return text.replaceAll(disguises, '')
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isWebAddress(text: string): boolean {
  return ['https:', 'http:'].includes(URL.parse(text)?.protocol ?? '')
}
