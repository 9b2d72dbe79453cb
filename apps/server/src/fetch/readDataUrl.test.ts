import { expect, test } from 'vitest'
import { recordedNetwork } from '../../test/recordedNetwork.ts'
import { createGuardedFetch } from './createGuardedFetch.ts'
import { readDataUrl } from './readDataUrl.ts'

test.each<[string, string, string]>([
  ['data:text/plain;base64,bG92ZQ==', 'love', 'text/plain'],
  ['data:text/plain;base64,bG92ZQ%3D%3D', 'love', 'text/plain'],
  ['data:text/plain;base64,bG92ZQ', 'love', 'text/plain'],
  ['data:Application/JSON;charset=utf-8;base64,e30=', '{}', 'application/json'],
  ['data:application/json;utf8,{"a":"50%","b":"♥"}', '{"a":"50%","b":"♥"}', 'application/json'],
  ['data:application/json,%7B%22a%22%3A%22%E2%99%A5%22%7D', '{"a":"♥"}', 'application/json'],
  ['DATA:,x,y', 'x,y', 'text/plain'],
  ['data:,', '', 'text/plain'],
])('default: %s', (url, text, type) => {
  const content = readDataUrl(url, 1000)
  expect([content.bytes.toString(), content.type]).toEqual([text, type])
})

test.each(['data:', 'data:text/plain;base64', 'data:image/png;base64,####', 'data:image/png;base64,a b'])(
  'error: %s',
  (url) => {
    expect(() => readDataUrl(url, 1000)).toThrow(expect.objectContaining({ code: 'bad-address' }))
  },
)

test('behavior: exactly the limit passes, one byte more does not', () => {
  const base64 = (length: number) => `data:;base64,${Buffer.alloc(length).toString('base64')}`
  const text = (length: number) => `data:,${'%00'.repeat(length)}`
  for (const url of [base64, text]) {
    expect(readDataUrl(url(1000), 1000).bytes).toHaveLength(1000)
    expect(() => readDataUrl(url(1001), 1000)).toThrow(expect.objectContaining({ code: 'too-large' }))
    expect(() => readDataUrl(url(100_000), 1000)).toThrow(expect.objectContaining({ code: 'too-large' }))
  }
})

test('error: the fetcher takes the same types as from hosts, and asks nobody', async () => {
  const network = recordedNetwork()
  const limits = { bytes: 1000, timeoutMs: 1000 }
  const fetchBytes = createGuardedFetch({ hosts: [], types: ['image/png'], limits, ...network })
  expect(await fetchBytes('data:image/png;base64,AAAA')).toEqual({
    bytes: Buffer.alloc(3),
    type: 'image/png',
  })
  await expect(fetchBytes('data:image/svg+xml,<svg/>')).rejects.toMatchObject({ code: 'wrong-type' })
  expect([network.resolved, network.attempts]).toEqual([[], []])
})
