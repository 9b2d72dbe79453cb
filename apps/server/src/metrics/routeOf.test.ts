import { expect, test } from 'vitest'
import { routeOf } from './routeOf.ts'

test('default: a route is told by its pattern, without names and queries', () => {
  const routes = {
    '/rpc': '/rpc',
    '/image?url=https://a.example/CANARY&w=64': '/image',
    '/simulate/queue': '/simulate/queue',
    '/market/pairs': '/market/pairs',
    '/market/pairs/LOVE-ETH/candles?from=1': '/market/pairs/:name/candles',
    '/market/pairs/LOVE-ETH/swaps?limit=5': '/market/pairs/:name/swaps',
    '/market/tokens/LOVE': '/market/tokens/:symbol',
    '/market/tokens/LOVE/prices': '/market/tokens/:symbol/prices',
    '/v1/chains/1337/safes/0x1': '/v1',
    '/v2/chains': '/v2',
    '/api/v1/safes/0x1/': '/api',
    '/me/notes': '/me/notes',
    '/sign-in/verify': '/sign-in/verify',
    '/csp-reports': '/csp-reports',
    '/assets/main-1a.js': '/assets',
  }
  for (const [url, route] of Object.entries(routes)) expect(routeOf(url)).toBe(route)
})

test('behavior: everything else is a page, so that nobody makes up new ones', () => {
  for (const url of ['/', '/pairs', '/CANARY', '/rpc/CANARY', '//evil', '', '*', '/v1', '/market/tokens/a/b'])
    expect(routeOf(url)).toBe('page')
})
