import { z } from 'zod'
import { documentPolicy, reportingEndpoints } from '../headers/policies.ts'
import { acceptedEncodings, isUnchanged } from './acceptedEncodings.ts'
import { findFile, type StaticFiles } from './loadFiles.ts'
import { createRepacker, type StaticFile } from './staticFile.ts'

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
  const repack = createRepacker()

  const send = (file: StaticFile, { method, headers: asked }: Request, status: 200 | 404): Response => {
    const accepted = acceptedEncodings(asked.get('accept-encoding'))
    const encoding = accepted.find((name) => file.packed.has(name))
    repack(file)
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

type FileHeadersParameters = { safeHosts: readonly string[]; isShared: boolean }

/** What a file says of itself whatever the request: a 304 too, whose headers replace those the browser kept. */
export function fileHeaders(
  { cacheControl, type, packed, document }: StaticFile,
  { safeHosts, isShared }: FileHeadersParameters,
): Record<string, string> {
  return {
    'cache-control': cacheControl,
    'content-type': type,
    ...(packed.size > 0 && { vary: 'accept-encoding' }),
    ...(isShared && { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }),
    ...(document && {
      'content-security-policy': documentPolicy({ safeHosts, ...document }),
      'reporting-endpoints': reportingEndpoints,
    }),
  }
}

const manifest = z.object({ iconPath: z.string() })

/** A Safe host on another origin reads our manifest, and shows the icon that it names and the pictures of our tokens. */
function sharedPaths(files: StaticFiles): ReadonlySet<string> {
  const logos = [...files.keys()].filter((path) => path.startsWith('/logos/'))
  const file = files.get('/manifest.json')
  if (!file) return new Set(logos)
  const parsed = manifest.safeParse(parseJson(file.plain.bytes))
  const icon = parsed.success ? [`/${parsed.data.iconPath.replace(/^\.?\//, '')}`] : []
  return new Set(['/manifest.json', ...icon, ...logos])
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
