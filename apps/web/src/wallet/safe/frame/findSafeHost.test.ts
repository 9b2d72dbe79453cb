import {
  appOrigin,
  createTestPages,
  hostOrigin,
  openTestHost,
  safeAddress,
  testHandlers,
} from '@love/safe/test/frame/testFrame'
import { expect, test } from 'vitest'
import { findHost } from './findSafeHost.ts'
import { parseSafeHosts, readSafeHosts } from './readSafeHosts.ts'

const answering =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status })
const listed = answering(JSON.stringify({ hosts: [hostOrigin] }))

function find(fetch: typeof globalThis.fetch, host = hostOrigin) {
  const { outer, inner, app } = createTestPages(host)
  const { handlers, asked } = testHandlers()
  openTestHost(outer, inner, handlers)
  const finding = findHost({ window: { ...app, origin: appOrigin }, fetch, chainId: 1337 })
  return { finding, asked, outer }
}

test('default: a host that the operator lists is found', async () => {
  expect((await find(listed).finding)?.safe.address).toBe(safeAddress)
})

test('behavior: our own host window needs no list', async () => {
  expect((await find(answering('no', 500), appOrigin).finding)?.safe.address).toBe(safeAddress)
})

test('error: a host that nobody lists gets nothing', async () => {
  const { finding, asked, outer } = find(listed, 'https://evil.example')
  expect(await finding).toBeUndefined()
  expect(asked).toEqual([])
  expect(outer.posted).toEqual([])
})

test.each([
  ['not found', answering('', 404)],
  ['no JSON', answering('<html>')],
  ['no server', () => Promise.reject(new TypeError('Failed to fetch'))],
])('error: %s is an empty list', async (_, fetch) => {
  expect(await readSafeHosts(fetch)).toEqual([])
})

test.each([null, [], {}, { hosts: 'https://a.example' }, { hosts: null }, 'https://a.example'])(
  'error: %j names nobody',
  (answer) => {
    expect(parseSafeHosts(answer)).toEqual([])
  },
)

test('error: what is no text is left out', () => {
  expect(parseSafeHosts({ hosts: ['https://a.example', 1, null] })).toEqual(['https://a.example'])
})
