/** For everything that is not a page: it may load nothing and be framed by no stranger. */
export function answerPolicy(safeHosts: readonly string[]): string {
  return `default-src 'none'; ${frameAncestors(safeHosts)}`
}

export type DocumentPolicyParameters = {
  safeHosts: readonly string[]
  /** `sha256-…` of every inline script of that document. */
  scriptHashes: readonly string[]
}

/** Hashes instead of nonces, so that documents stay static files. */
export function documentPolicy({ safeHosts, scriptHashes }: DocumentPolicyParameters): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    frameAncestors(safeHosts),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

function frameAncestors(safeHosts: readonly string[]): string {
  return ["frame-ancestors 'self'", ...safeHosts].join(' ')
}
