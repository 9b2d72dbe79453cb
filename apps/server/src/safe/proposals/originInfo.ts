import * as z from 'zod/mini'

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
export function originInfo(origin: string | null): OriginInfo {
  if (origin === null) return {}
  const parsed = told.safeParse(fromJson(origin))
  if (!parsed.success) return {}
  const { name, url, note } = parsed.data
  return {
    ...(name && url && isWebAddress(url) && { safeAppInfo: { name: plain(name), url, logoUri: '' } }),
    ...(note && { note: plain(note) }),
  }
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
