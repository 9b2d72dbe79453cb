import { acceptedEncodings } from './acceptedEncodings.ts'
import { fileHeaders } from './fileHeaders.ts'
import { findFile } from './findFile.ts'
import { isUnchanged } from './isUnchanged.ts'
import type { StaticFiles } from './loadFiles.ts'
import { sharedPaths } from './sharedPaths.ts'
import type { StaticFile } from './staticFile.ts'

export type StaticDeps = {
  files: StaticFiles
  safeHosts: readonly string[]
  /** Of every answer; a file's own ones go before them. */
  secure: Record<string, string>
}

export type Static = {
  /** Undefined where no file has that path. */
  find(request: Request, path: string): Response | undefined
  /** For what no route and no file answers. */
  missing(request: Request): Response
}

export function createStatic({ files, safeHosts, secure }: StaticDeps): Static {
  const shared = sharedPaths(files)
  const headers = new Map<StaticFile, Record<string, string>>()
  for (const [path, file] of files) {
    headers.set(file, { ...secure, ...fileHeaders(file, { safeHosts, isShared: shared.has(path) }) })
  }
  const notFoundPage = files.get('/404.html')

  const send = (file: StaticFile, { method, headers: asked }: Request, status: 200 | 404): Response => {
    const accepted = acceptedEncodings(asked.get('accept-encoding'))
    const encoding = accepted.find((name) => file.packed.has(name))
    const { bytes, etag } = (encoding && file.packed.get(encoding)) ?? file.plain
    const own = { ...headers.get(file), etag }
    if (status === 200 && isUnchanged(asked.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: own })
    }
    const length = { 'content-length': String(bytes.length) }
    const packing = encoding && { 'content-encoding': encoding }
    const body = method === 'HEAD' ? null : bytes
    return new Response(body, { status, headers: { ...own, ...length, ...packing } })
  }

  const plain = (status: number, text: string, more: Record<string, string> = {}) =>
    new Response(text, {
      status,
      headers: { ...secure, 'content-type': 'text/plain; charset=UTF-8', ...more },
    })

  return {
    find(request, path) {
      const file = findFile(files, path)
      if (!file) return undefined
      if (request.method === 'GET' || request.method === 'HEAD') return send(file, request, 200)
      return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
    },
    missing: (request) => (notFoundPage ? send(notFoundPage, request, 404) : plain(404, 'Not found')),
  }
}
