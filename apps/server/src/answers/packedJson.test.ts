import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packedJson } from './jsonAnswer.ts'

const long = JSON.stringify({ result: `0x${'0'.repeat(20_000)}` })
const answer = (body: string, encodings?: string) =>
  packedJson(
    new Request('http://localhost', { headers: encodings ? { 'accept-encoding': encodings } : {} }),
    {
      body,
      headers: { 'cache-control': 'no-store' },
    },
  )

test('default: what is long is packed for whoever can unpack it', async () => {
  const { headers, ...response } = await answerParts(long, 'gzip, deflate, br')
  expect(headers.get('content-encoding')).toBe('gzip')
  expect(headers.get('content-length')).toBe(String(response.bytes.length))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(response.bytes.length).toBeLessThan(long.length / 10)
  expect(gunzipSync(response.bytes).toString()).toBe(long)
})

test.each([
  ['what is short', '{"result":"0x1"}', 'gzip'],
  ['for whoever names no packing', long, undefined],
  ['for whoever refuses it', long, 'gzip;q=0'],
])('behavior: plain %s', async (_, body, encodings) => {
  const { headers, bytes } = await answerParts(body, encodings)
  expect(headers.get('content-encoding')).toBeNull()
  expect(bytes.toString()).toBe(body)
})

async function answerParts(body: string, encodings?: string) {
  const response = await answer(body, encodings)
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
