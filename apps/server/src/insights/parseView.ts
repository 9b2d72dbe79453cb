import { z } from 'zod'
import { readStrictJson } from '../rpc/parseStrictJson.ts'
import { type KnownPages, viewedPath } from './viewedPath.ts'

export type View = {
  path: string
  /** A host of another origin, or an empty text. */
  referrer: string
}

const body = z.object({ path: z.string(), referrer: z.string().optional() })
const host = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/

export type ParseViewParameters = {
  /** It is no referrer. */
  ownHost: string
  pages: KnownPages
}

/** Undefined is a body that our script would not send. */
export function parseView(text: string, { ownHost, pages }: ParseViewParameters): View | undefined {
  const parsed = body.safeParse(readStrictJson(text))
  const path = parsed.success ? viewedPath(parsed.data.path, pages) : undefined
  if (!parsed.success || path === undefined) return undefined
  const referrer = parsed.data.referrer?.toLowerCase() ?? ''
  return { path, referrer: host.test(referrer) && referrer !== ownHost ? referrer : '' }
}
