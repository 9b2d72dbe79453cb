/** Whether `If-None-Match` names this tag; a proxy may have weakened it on the way. */
export function isUnchanged(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  // As nearly always.
  if (ifNoneMatch === etag) return true
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
