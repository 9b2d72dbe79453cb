import { isUnchanged } from '../static/isUnchanged.ts'
import type { Image } from './createImageCache.ts'

/** A stranger's picture under our own name: opened by itself it is a download in a sandbox that may do nothing. */
const guards = {
  'content-disposition': 'attachment',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

export function imageAnswer(
  { headers: asked }: Pick<Request, 'headers'>,
  { bytes, type, etag, cacheControl }: Image,
): Response {
  const headers = { ...guards, 'cache-control': cacheControl, etag, vary: 'accept', 'content-type': type }
  return isUnchanged(asked.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.length) } })
}
