import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStatic } from './createStatic.ts'
import { createStaticFile } from './staticFile.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const path = '/assets/main.js'
const words = Array.from({ length: 60 }, () => randomBytes(9).toString('base64'))
const script = Array.from({ length: 6_000 }, (_, at) => words[(at * at + 7 * at) % 60]).join('\n')

async function serve(text: string) {
  const file = await createStaticFile(path, new TextEncoder().encode(text))
  const { find } = createStatic({ files: new Map([[path, file]]), safeHosts: [], secure: {} })
  return async (encoding = 'br') => {
    const answer = find(new Request(`http://love${path}`, { headers: { 'accept-encoding': encoding } }), path)
    const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer())
    return { bytes, tag: answer?.headers.get('etag') }
  }
}

test('behavior: what was asked for is packed smaller a while later, under the same tag', async () => {
  const ask = await serve(script)
  const first = await ask()
  await vi.advanceTimersByTimeAsync(9_999)
  expect((await ask()).bytes).toEqual(first.bytes)
  await vi.advanceTimersByTimeAsync(1)
  const later = await vi.waitFor(async () => {
    const { bytes, tag } = await ask()
    expect(bytes.length).toBeLessThan(first.bytes.length)
    return { bytes, tag }
  })
  expect(later.tag).toBe(first.tag)
  expect(brotliDecompressSync(later.bytes).toString()).toBe(script)
})

test('behavior: what is too small to pack stays as it is', async () => {
  const ask = await serve('1')
  await ask()
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await ask()).bytes.toString()).toBe('1')
})
