/** Those that are answered at exactly one path. */
const exact = new Set([
  '/rpc',
  '/simulate',
  '/simulate/queue',
  '/image',
  '/safe-hosts.json',
  '/.well-known/security.txt',
  '/health',
  '/ready',
  '/metrics',
  '/insights/view',
  '/insights/summary',
  '/csp-reports',
  '/market/price',
  '/market/snapshot',
  '/market/pairs',
  '/market/faith/prices',
  '/sign-in/nonce',
  '/sign-in/verify',
  '/sign-in/session',
  '/sign-in/sign-out',
  '/me/address-book',
  '/me/notes',
  '/me/preferences',
])
const patterns = [
  [/^\/v1\//, '/v1'],
  [/^\/v2\//, '/v2'],
  [/^\/api\//, '/api'],
  [/^\/assets\//, '/assets'],
  [/^\/market\/pairs\/[^/]+\/candles$/, '/market/pairs/:name/candles'],
  [/^\/market\/pairs\/[^/]+\/swaps$/, '/market/pairs/:name/swaps'],
  [/^\/market\/tokens\/[^/]+$/, '/market/tokens/:symbol'],
  [/^\/market\/tokens\/[^/]+\/prices$/, '/market/tokens/:symbol/prices'],
] as const

/**
 * What of an address may stand in a log or a metric: which route it is. Names, addresses and queries are left out, so
 * that nothing private is told, and nobody can make up more of them. Everything else is a page.
 */
export function routeOf(url: string): string {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  if (exact.has(path)) return path
  for (const [pattern, route] of patterns) if (pattern.test(path)) return route
  return 'page'
}
