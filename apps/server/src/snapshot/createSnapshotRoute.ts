import { createHash } from 'node:crypto'
import type { SnapshotReply } from '@love/protocol/snapshot/snapshotReply'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import { answerPacked, type PackedBody, packOnce } from '../answers/packOnce.ts'
import { isUnchanged } from '../static/acceptedEncodings.ts'
import type { SnapshotFeed } from './createSnapshotFeed.ts'

export const snapshotPath = '/market/snapshot'

const notYet = 'Prices are not available: no Ethereum node responds. Try again in a few seconds.'

type PackedSnapshot = { readonly etag: string; readonly body: PackedBody }

type SnapshotRouteDeps = {
  feed: SnapshotFeed<PackedSnapshot>
  secure: Readonly<Record<string, string>>
}

export function createSnapshotRoute({ feed, secure }: SnapshotRouteDeps) {
  /** A cache in between may keep it for less than a block, and may answer with the old one while it asks for the new. */
  const own = {
    ...secure,
    'content-type': 'application/json',
    'cache-control': 'public, max-age=2, stale-while-revalidate=10',
  }
  return async ({ method, url, headers: asked }: Request): Promise<Response> => {
    if (method !== 'GET' && method !== 'HEAD')
      return jsonAnswer(405, { error: 'Use GET.' }, { ...secure, allow: 'GET, HEAD' })
    const { made, trouble = 'none' } = await feed()
    if (!made) return jsonAnswer(503, { error: notYet }, { ...secure, 'retry-after': '5' })
    const { etag, body } = made
    // Always: where nothing changed, a browser keeps what it was not told anew.
    const headers = { ...own, ...echoOf(url), etag, 'x-trouble': trouble }
    if (isUnchanged(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
    return answerPacked({ method, headers: asked }, { body, headers })
  }
}

/** Whoever doubts a cache in between asks with a number, and sees by it that this answer, and its date, were made for them. */
function echoOf(url: string): Record<string, string> {
  const [, number] = /\?fresh=(\d{1,16})$/.exec(url) ?? []
  return number ? { 'x-fresh': number, 'cache-control': 'no-store' } : {}
}

/** Once a block, not once a visitor. */
export async function packSnapshot(reply: SnapshotReply): Promise<PackedSnapshot> {
  const text = JSON.stringify(reply)
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  const body = packOnce(text)
  // Thousands ask for it in the same second, and none of them should wait for it to be packed.
  await Promise.all([body('br'), body('gzip')])
  return { etag, body }
}
