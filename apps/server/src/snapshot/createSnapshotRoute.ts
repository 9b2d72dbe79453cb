import { createHash } from 'node:crypto'
import type { SnapshotReply } from '@love/protocol/snapshot/snapshotReply'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import { answerPacked, type PackedBody, packOnce } from '../answers/packOnce.ts'
import { isUnchanged } from '../static/acceptedEncodings.ts'
import type { SnapshotFeed } from './createSnapshotFeed.ts'

export const snapshotPath = '/market/snapshot'

const notYet =
  'The figures cannot be read at the moment: no Ethereum node gives them. Try again in a few seconds.'

type SnapshotRouteDeps = { feed: SnapshotFeed; secure: Readonly<Record<string, string>> }

type Made = { readonly etag: string; readonly body: PackedBody }

/** Packed once a block, not once a visitor. */
export function createSnapshotRoute({ feed, secure }: SnapshotRouteDeps) {
  /** A cache in between may keep it for less than a block, and may answer with the old one while it asks for the new. */
  const own = {
    ...secure,
    'content-type': 'application/json',
    'cache-control': 'public, max-age=2, stale-while-revalidate=10',
  }
  let made: { readonly of: SnapshotReply; readonly ready: Promise<Made> } | undefined

  const pack = (reply: SnapshotReply): Promise<Made> => {
    if (made?.of !== reply) made = { of: reply, ready: packed(reply) }
    return made.ready
  }

  return async ({ method, url, headers: asked }: Request): Promise<Response> => {
    if (method !== 'GET' && method !== 'HEAD')
      return jsonAnswer(405, { error: 'Send a GET request.' }, { ...secure, allow: 'GET, HEAD' })
    const reply = await feed()
    if (!reply) return jsonAnswer(503, { error: notYet }, { ...secure, 'retry-after': '5' })
    const { etag, body } = await pack(reply)
    const headers = { ...own, ...echoOf(url), etag }
    if (isUnchanged(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
    return answerPacked({ method, headers: asked }, { body, headers })
  }
}

/** Whoever doubts a cache in between asks with a number, and sees by it that this answer, and its date, were made for them. */
function echoOf(url: string): Record<string, string> {
  const [, number] = /\?fresh=(\d{1,16})$/.exec(url) ?? []
  return number ? { 'x-fresh': number, 'cache-control': 'no-store' } : {}
}

async function packed(reply: SnapshotReply): Promise<Made> {
  const text = JSON.stringify(reply)
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  return { etag, body: await packOnce(text) }
}
