import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './acceptedEncodings.ts'
import { documentNeeds, documentRelays, inlineScriptHashes, type Need } from './documentNeeds.ts'

type Body = { bytes: Uint8Array<ArrayBuffer>; etag: string }

type PageDocument = {
  scriptHashes: readonly string[]
  needs: readonly Need[]
  relays: readonly string[]
}

export type StaticFile = {
  type: string
  cacheControl: string
  plain: Body
  packed: Map<Encoding, Body>
  /** What a page needs its policy to allow; other files have none. */
  document: PageDocument | undefined
}

const gzipAsync = promisify(gzip)

const brotliAsync = promisify(brotliCompress)

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })

/** Below this a packed body saves nothing: it fits one packet as it is. */
const SMALLEST_TO_PACK = 1024

export async function createStaticFile(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<StaticFile> {
  const type = contentType(path)
  const hash = createHash('sha256').update(bytes).digest('base64url')
  const packed = new Map<Encoding, Body>()
  if (isCompressible(type) && bytes.length >= SMALLEST_TO_PACK) {
    const [br, gz] = await Promise.all([brotliAsync(bytes, quality(5)), gzipAsync(bytes, { level: 9 })])
    if (br.length < bytes.length) packed.set('br', { bytes: br, etag: `"${hash}-br"` })
    if (gz.length < bytes.length) packed.set('gzip', { bytes: gz, etag: `"${hash}-gzip"` })
  }
  return {
    type,
    // Names under /assets/ hold a hash of their content; everything else is asked for again.
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain: { bytes, etag: `"${hash}"` },
    packed,
    document: type.startsWith('text/html') ? readDocument(new TextDecoder().decode(bytes)) : undefined,
  }
}

/** Until then those who came first, and a server that has just started, have the machine to themselves. */
const REPACK_AFTER_MS = 10_000

/**
 * The best packing takes forty times as long as the one at start-up and saves a twelfth, so it is made later, one file
 * after the other, and only of what is asked for. The tag stays: unpacked it is the same, and parts are not served.
 */
export function createRepacker(): (file: StaticFile) => void {
  const known = new WeakSet<StaticFile>()
  let last = Promise.resolve()
  const repack = async ({ plain, packed }: StaticFile) => {
    const quick = packed.get('br')
    const bytes = await brotliAsync(plain.bytes, quality(11))
    if (quick && bytes.length < quick.bytes.length) packed.set('br', { ...quick, bytes })
  }
  return (file) => {
    if (known.has(file) || !file.packed.has('br')) return
    known.add(file)
    setTimeout(() => {
      last = last.then(() => repack(file))
    }, REPACK_AFTER_MS).unref()
  }
}

function readDocument(html: string): PageDocument {
  return {
    scriptHashes: inlineScriptHashes(html),
    needs: documentNeeds(html),
    relays: documentRelays(html),
  }
}

const types: ReadonlyMap<string, string> = new Map([
  ['.avif', 'image/avif'],
  ['.css', 'text/css; charset=utf-8'],
  ['.gif', 'image/gif'],
  ['.html', 'text/html; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.jpg', 'image/jpeg'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json'],
  ['.map', 'application/json'],
  ['.mp3', 'audio/mpeg'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.wasm', 'application/wasm'],
  ['.wav', 'audio/wav'],
  ['.webmanifest', 'application/manifest+json'],
  ['.webp', 'image/webp'],
  ['.woff', 'font/woff'],
  ['.woff2', 'font/woff2'],
  ['.xml', 'application/xml'],
])

function contentType(path: string): string {
  return types.get(extname(path).toLowerCase()) ?? 'application/octet-stream'
}

/** Pictures, sounds and woff fonts are packed already. */
function isCompressible(type: string): boolean {
  return /^text\/|json|javascript|xml|wasm|x-icon|wav/.test(type)
}
