import { createHash } from 'node:crypto'
import { isUnchanged } from '../static/isUnchanged.ts'

export type TaggedAnswerParameters = { body: string; headers: Record<string, string> }

/** With a tag of its content, and only the tag for whoever has that content already. */
export function taggedAnswer(
  { headers: asked }: Pick<Request, 'headers'>,
  { body, headers }: TaggedAnswerParameters,
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const own = { ...headers, etag }
  const unchanged = isUnchanged(asked.get('if-none-match'), etag)
  return unchanged
    ? new Response(null, { status: 304, headers: own })
    : new Response(body, { headers: { ...own, 'content-length': String(Buffer.byteLength(body)) } })
}
