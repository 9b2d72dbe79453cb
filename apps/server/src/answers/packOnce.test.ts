import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packOnce } from './packOnce.ts'

const text = JSON.stringify(Array.from({ length: 500 }, (_, at) => [1_790_000_000 + at * 3_600, `1.${at}`]))

test('default: every form is of the same text', async () => {
  const body = packOnce(text)
  expect(Buffer.from(await body('plain')).toString()).toBe(text)
  expect(gunzipSync(await body('gzip')).toString()).toBe(text)
  expect(brotliDecompressSync(await body('br')).toString()).toBe(text)
})

test.each(['plain', 'gzip', 'br'] as const)('behavior: %s is made once for all who ask', async (form) => {
  const body = packOnce(text)
  const [first, second] = await Promise.all([body(form), body(form)])
  expect(second).toBe(first)
  expect(await body(form)).toBe(first)
})
