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
