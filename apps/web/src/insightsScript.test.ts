import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const source = readFileSync(new URL('../public/insights/script.js', import.meta.url), 'utf8')
type View = { path: string; referrer?: string }

/** As much of a window as the script looks at; whatever else it touched would throw. */
function load({ path = '/pairs', referrer = '', navigator = {} } = {}) {
  const bodies: View[] = []
  const requests: (RequestInit & { url: string })[] = []
  const listeners = new Map<string, () => void>()
  const location = { pathname: path, host: 'love.example', origin: 'https://love.example' }
  runInNewContext(source, {
    location,
    navigator,
    document: { referrer },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    fetch: (url: string, init: RequestInit) => {
      requests.push({ url, ...init })
      bodies.push(JSON.parse(String(init.body)))
      return Promise.reject(new Error('offline'))
    },
  })
  const go = (to: string, event: string) => {
    location.pathname = to
    listeners.get(event)?.()
  }
  return { bodies, requests, go }
}

test('default: one view on load, without cookies, that outlives the page', () => {
  const { bodies, requests } = load()
  expect(bodies).toEqual([{ path: '/pairs' }])
  expect(requests[0]).toMatchObject({
    url: '/insights/view',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
  })
})

test('default: small, and without anything that stays in the browser', () => {
  expect(Buffer.byteLength(source)).toBeLessThanOrEqual(1024)
  expect(source).not.toMatch(
    /cookie\s*[=.[]|localStorage|sessionStorage|indexedDB|innerHTML|eval|document\.write/,
  )
})

test('behavior: the app and the back button count, the same path twice does not', () => {
  const { bodies, go } = load({ referrer: 'https://forum.example/thread?user=7' })
  go('/pairs', 'love:navigate')
  go('/farm', 'love:navigate')
  go('/pairs', 'popstate')
  expect(bodies).toEqual([
    { path: '/pairs', referrer: 'forum.example' },
    { path: '/farm' },
    { path: '/pairs' },
  ])
})

test('behavior: our own pages are no referrers', () => {
  expect(load({ referrer: 'https://love.example/farm' }).bodies).toEqual([{ path: '/pairs' }])
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'behavior: %j: nothing is sent, then and later',
  (navigator) => {
    const { bodies, go } = load({ navigator })
    go('/farm', 'love:navigate')
    go('/pairs', 'popstate')
    expect(bodies).toEqual([])
  },
)
