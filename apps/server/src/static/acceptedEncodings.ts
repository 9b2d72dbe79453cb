export type Encoding = 'br' | 'gzip'

const offered = ['br', 'gzip'] as const

const refusal = /;\s*q\s*=\s*0(\.0*)?\s*$/

/** What we offer and the `Accept-Encoding` header takes, best first. */
export function acceptedEncodings(header: string | null): Encoding[] {
  if (!header) return []
  const parts = header.toLowerCase().split(',')
  const taken = parts.filter((part) => !refusal.test(part)).map((part) => part.split(';')[0]?.trim())
  return offered.filter((encoding) => taken.includes(encoding))
}

/** Whether `If-None-Match` names this tag; a proxy may have weakened it on the way. */
export function isUnchanged(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  // As nearly always.
  if (ifNoneMatch === etag) return true
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
