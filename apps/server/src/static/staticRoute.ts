import type { Context } from 'hono'
import { acceptedEncodings } from './acceptedEncodings.ts'
import { fileHeaders } from './fileHeaders.ts'
import { findFile } from './findFile.ts'
import { isUnchanged } from './isUnchanged.ts'
import type { StaticFiles } from './loadFiles.ts'
import { sharedPaths } from './sharedPaths.ts'
import type { StaticFile } from './staticFile.ts'

export type StaticRouteDeps = { files: StaticFiles; safeHosts: readonly string[] }

/** Everything that no other route took. HEAD arrives as GET: Hono drops the body afterwards. */
export function staticRoute({ files, safeHosts }: StaticRouteDeps): (context: Context) => Response {
  const shared = sharedPaths(files)
  const headers = new Map<StaticFile, Record<string, string>>()
  for (const [path, file] of files) {
    headers.set(file, fileHeaders(file, { safeHosts, isShared: shared.has(path) }))
  }
  const notFoundPage = files.get('/404.html')

  const send = (file: StaticFile, { headers: asked }: Request, status: 200 | 404): Response => {
    const accepted = acceptedEncodings(asked.get('accept-encoding'))
    const encoding = accepted.find((name) => file.packed.has(name))
    const { bytes, etag } = (encoding && file.packed.get(encoding)) ?? file.plain
    const own = { ...headers.get(file), etag }
    if (status === 200 && isUnchanged(asked.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: own })
    }
    const length = { 'content-length': String(bytes.length) }
    const packing = encoding && { 'content-encoding': encoding }
    return new Response(bytes, { status, headers: { ...own, ...length, ...packing } })
  }

  return (context) => {
    const file = findFile(files, context.req.path)
    if (file && context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      return context.text('Method not allowed', 405, { allow: 'GET, HEAD' })
    }
    if (file) return send(file, context.req.raw, 200)
    return notFoundPage ? send(notFoundPage, context.req.raw, 404) : context.text('Not found', 404)
  }
}
