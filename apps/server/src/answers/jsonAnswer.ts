import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { acceptedEncodings } from '../static/acceptedEncodings.ts'

/** Not kept by anybody, unless the headers say otherwise. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const own = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  return new Response(JSON.stringify(body), { status, headers: { ...own, ...headers } })
}

/** It was taken, and there is nothing to say. */
export function emptyAnswer(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

const gzipAsync = promisify(gzip)

/** Below that, packing costs more than it saves. */
const WORTH_PACKING = 2_048

type PackedJsonParameters = { status?: number; body: string; headers: Record<string, string> }

/** For answers made for one person: packed fast rather than small, as what nodes send is mostly zeros anyway. */
export async function packedJson(
  { headers: asked }: Pick<Request, 'headers'>,
  { status = 200, body, headers }: PackedJsonParameters,
): Promise<Response> {
  const vary = headers.vary === undefined ? 'accept-encoding' : `accept-encoding, ${headers.vary}`
  const own = { 'content-type': 'application/json', ...headers, vary }
  const isWorth = body.length >= WORTH_PACKING
  if (!isWorth || !acceptedEncodings(asked.get('accept-encoding')).includes('gzip'))
    return new Response(body, { status, headers: own })
  const bytes = await gzipAsync(body, { level: constants.Z_BEST_SPEED })
  const length = { 'content-length': String(bytes.length) }
  return new Response(bytes, { status, headers: { ...own, ...length, 'content-encoding': 'gzip' } })
}
