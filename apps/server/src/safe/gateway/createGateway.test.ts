import { expect, test } from 'vitest'
import {
  deletion,
  nonces,
  signed,
  startCountingGateway,
  transfers,
} from '../../../test/startCountingGateway.ts'

test('default: an answer is kept while its version is the same, and its tag says so', async () => {
  const { ask, asked, raise } = startCountingGateway()
  const first = await ask(nonces)
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, await first.json()]).toEqual([200, { currentNonce: 1, recommendedNonce: 7 }])
  expect(await (await ask(`${nonces}/`)).json()).toMatchObject({ recommendedNonce: 7 })
  const again = await ask(nonces)
  expect([again.headers.get('etag'), await again.json()]).toEqual([
    etag,
    { currentNonce: 1, recommendedNonce: 7 },
  ])
  const unchanged = await ask(nonces, { headers: { 'if-none-match': `W/${etag}, "x"` } })
  expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', etag])
  raise('two')
  const changed = await ask(nonces, { headers: { 'if-none-match': etag } })
  expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false])
  expect(asked.answers).toBe(3)
})

test('behavior: HEAD says how long the answer would be; every answer has the headers of all others', async () => {
  const { ask } = startCountingGateway()
  const whole = await ask(nonces)
  const head = await ask(nonces, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('content-length')).toBe(String((await whole.text()).length))
  for (const path of [nonces, '/v1/nothing', `${nonces}?limit=`, deletion]) {
    const { headers } = await ask(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  }
})

test('behavior: only listed hosts may read from a browser, and nobody is repeated #trusted-proxies', async () => {
  const { ask } = startCountingGateway()
  const listed = await ask(nonces, { headers: { origin: 'https://app.safe.global' } })
  expect(listed.headers.get('access-control-allow-origin')).toBe('https://app.safe.global')
  expect(listed.headers.get('access-control-allow-credentials')).toBeNull()
  for (const origin of [
    'https://app-safe.global',
    'https://app.safe.global.evil.example',
    'null',
    'http://app.safe.global',
  ]) {
    const { headers } = await ask(nonces, { headers: { origin } })
    expect(headers.get('access-control-allow-origin'), origin).toBeNull()
    expect(headers.get('vary')).toBe('Origin')
  }
  const preflight = await ask(deletion, { method: 'OPTIONS', headers: { origin: 'https://app.safe.global' } })
  expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([
    204,
    'DELETE, OPTIONS',
  ])
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://app.safe.global')
})

test('behavior: empty values of a query are left out', async () => {
  const { ask, asked } = startCountingGateway()
  expect((await ask(`${transfers}?to=&value=&trusted=true&unknown=1`)).status).toBe(200)
  expect(asked.queries).toEqual([{ trusted: true }])
})

test('behavior: a write forgets the versions, a read does not', async () => {
  const { ask, asked } = startCountingGateway()
  await ask(nonces)
  expect(asked.forgotten).toBe(0)
  const gone = await ask(deletion, signed)
  expect([gone.status, await gone.text()]).toEqual([204, ''])
  expect(asked.forgotten).toBe(1)
})
