export type Cors = ReturnType<typeof createCors>

/** Browsers of listed hosts may read; nobody's origin is repeated unless it is one of them. No cookie ever counts. */
export function createCors(hosts: readonly string[]) {
  const vary = { vary: 'Origin' }
  const allowed = new Map(hosts.map((host) => [host, { ...vary, 'access-control-allow-origin': host }]))
  const exposed = { 'access-control-expose-headers': 'ETag, Retry-After' }
  return {
    isListed: (origin: string | null): origin is string => origin !== null && allowed.has(origin),
    headersFor: (origin: string | null): Record<string, string> => {
      const own = origin === null ? undefined : allowed.get(origin)
      return own ? { ...own, ...exposed } : vary
    },
    /** For a request that only asks what would be allowed. */
    preflight: (methods: readonly string[]): Record<string, string> => ({
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': 'Content-Type, If-None-Match',
      'access-control-max-age': '600',
    }),
  }
}
