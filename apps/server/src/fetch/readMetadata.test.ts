import { expect, test } from 'vitest'
import { recordedNetwork } from '../../test/recordedNetwork.ts'
import { createGuardedFetch } from './createGuardedFetch.ts'
import { METADATA_BYTES, metadataTypes, plainText, readMetadata } from './readMetadata.ts'

const limits = { bytes: METADATA_BYTES, timeoutMs: 1000 }
const fetchBytes = createGuardedFetch({ hosts: [], types: metadataTypes, limits, ...recordedNetwork() })
const read = (text: string) =>
  readMetadata(fetchBytes, `data:application/json;base64,${Buffer.from(text).toString('base64')}`)
const readJson = (value: unknown) => read(JSON.stringify(value))

test('default: name, description, image and attributes as plain text', async () => {
  const metadata = await readJson({
    name: 'Love letter #7',
    description: 'Two lines\nof love',
    image: 'ipfs://x/7.png',
    animation_url: 'https://evil.example/a.html',
    attributes: [
      { trait_type: 'Paper', value: 'Blue' },
      { trait_type: 'Words', value: 12 },
      { value: true },
      { trait_type: 'Weight', value: 1.5, display_type: 'number' },
    ],
  })
  expect(metadata).toEqual({
    name: 'Love letter #7',
    description: 'Two lines of love',
    image: 'ipfs://x/7.png',
    attributes: [
      { trait: 'Paper', value: 'Blue' },
      { trait: 'Words', value: '12' },
      { trait: '', value: 'true' },
      { trait: 'Weight', value: '1.5' },
    ],
  })
})

test('behavior: what is missing or of another kind is empty', async () => {
  const empty = { name: '', description: '', image: '', attributes: [] }
  expect(await readJson({})).toEqual(empty)
  expect(await readJson({ name: null, description: {}, image: ['x'], attributes: { a: 1 } })).toEqual(empty)
  const odd = [null, 'x', [], {}, { value: {} }, { trait_type: 'a', value: '' }, { value: '\u202e' }]
  expect(await readJson({ attributes: odd })).toEqual(empty)
  expect(await readJson({ image_url: 'data:,x' })).toEqual({ ...empty, image: 'data:,x' })
  expect(await read('{"__proto__":{"name":"x"},"name":7}')).toEqual({ ...empty, name: '7' })
})

test('behavior: every text has an end', async () => {
  const long = 'x'.repeat(10_000)
  const attributes = Array.from({ length: 60 }, () => ({ trait_type: long, value: long }))
  const metadata = await readJson({ name: long, description: long, attributes: attributes.slice(0, 5) })
  expect([metadata.name.length, metadata.description.length]).toEqual([120, 400])
  expect(metadata.attributes[0]).toEqual({ trait: `${'x'.repeat(39)}…`, value: `${'x'.repeat(79)}…` })
  // Half an address leads nowhere.
  expect((await readJson({ image: `data:image/png;base64,${'A'.repeat(32 * 1024)}` })).image).toBe('')
  const many = await readJson({ attributes: attributes.map(() => ({ value: 1 })) })
  expect(many.attributes).toHaveLength(20)
})

test.each(['', '[', 'null', '[]', '"x"', '7', '<svg/>', '{"name":"\xff'])('error: %j', async (text) => {
  const address = `data:application/json;base64,${Buffer.from(text, 'latin1').toString('base64')}`
  await expect(readMetadata(fetchBytes, address)).rejects.toMatchObject({ code: 'wrong-type' })
})

test('error: too large, or another type', async () => {
  const pad = (bytes: number) => `{"name":"x"${' '.repeat(bytes - 12)}}`
  expect((await read(pad(METADATA_BYTES))).name).toBe('x')
  await expect(read(pad(METADATA_BYTES + 1))).rejects.toMatchObject({ code: 'too-large' })
  await expect(readMetadata(fetchBytes, 'data:text/html,{}')).rejects.toMatchObject({ code: 'wrong-type' })
})

test.each<[string, Parameters<typeof plainText>[0], string]>([
  ['turned direction', 'abc\u202Ecba\u2066x', 'abccbax'],
  ['hidden joins', 'U\u200BS\u200DD\uFEFFT', 'USDT'],
  ['control characters', 'a\u0000b\u001b[31mc\u007f\u009bd', 'ab[31mcd'],
  ['line ends', ' a\r\nb\u2028c\td ', 'a bc d'],
  ['half a pair', 'a\uD800b', 'ab'],
  ['tags', 'a\u{E0041}b', 'ab'],
  ['markup stays text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['letters of all kinds', 'Любовь 愛 حب ♥ 😀', 'Любовь 愛 حب ♥ 😀'],
  ['a whole number', 1e21, '1000000000000000000000'],
  ['a number with a power of ten', 1e-9, ''],
  ['nothing', undefined, ''],
  ['null', null, ''],
])('default: plain text, %s', (_, value, text) => expect(plainText(value, 100)).toBe(text))

test('behavior: a cut never splits a letter', () => {
  expect(plainText('😀😀😀😀', 3)).toBe('😀😀…')
  expect(plainText('😀😀😀', 3)).toBe('😀😀😀')
})
