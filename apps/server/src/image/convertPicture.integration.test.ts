import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  animatedGif,
  hugeAvif,
  hugeGif,
  hugeJpeg,
  hugePng,
  hugeWebp,
  paint,
  svg,
} from '../../test/testPictures.ts'
import { convertPicture } from './convertPicture.ts'
import type { Output } from './parseImageRequest.ts'

const formats = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const

async function convert(bytes: Uint8Array, width = 64, output: Output = 'webp', quality = 75) {
  const converted = await convertPicture({ bytes, width, quality, output })
  if (converted.kind !== 'done') throw new Error(converted.kind)
  return { ...converted, found: await sharp(converted.bytes).metadata() }
}

async function refusal(bytes: Uint8Array) {
  return (await convertPicture({ bytes, width: 64, quality: 75, output: 'webp' })).kind
}

test.each(formats)('default: %s becomes every output, smaller, in its proportions', async (format) => {
  const bytes = await paint({ width: 200, height: 100 }).toFormat(format).toBuffer()
  for (const [output, type] of [
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['plain', 'image/jpeg'],
  ] as const) {
    const made = await convert(bytes, 64, output)
    expect(made.type).toBe(type)
    expect([made.found.width, made.found.height]).toEqual([64, 32])
  }
})

test('behavior: see-through pictures stay so, as png where nothing newer is taken', async () => {
  const bytes = await paint({ width: 100, height: 100, isSeeThrough: true }).png().toBuffer()
  expect((await convert(bytes, 64, 'plain')).found).toMatchObject({ format: 'png', hasAlpha: true })
  expect((await convert(bytes, 64, 'webp')).found).toMatchObject({ format: 'webp', hasAlpha: true })
  expect((await convert(bytes, 64, 'avif')).found).toMatchObject({ format: 'heif', hasAlpha: true })
})

test('behavior: never larger than it was', async () => {
  const bytes = await paint({ width: 20, height: 10 }).png().toBuffer()
  expect((await convert(bytes, 3840)).found).toMatchObject({ width: 20, height: 10 })
})

test('behavior: less quality, fewer bytes', async () => {
  const bytes = await paint({ width: 200, height: 200 }).png().toBuffer()
  const sizes = await Promise.all(
    [1, 75, 100].map(async (quality) => (await convert(bytes, 128, 'webp', quality)).bytes.length),
  )
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  expect(new Set(sizes).size).toBe(3)
})

test('behavior: of an animation the first frame', async () => {
  const { found, bytes } = await convert(await animatedGif())
  expect(found).toMatchObject({ width: 20, height: 10 })
  expect(found.pages ?? 1).toBe(1)
  const { dominant } = await sharp(bytes).stats()
  expect(dominant.r).toBeGreaterThan(200)
})

test('behavior: upright, and nothing of what a camera wrote', async () => {
  const bytes = await paint({ width: 40, height: 20 })
    .jpeg()
    .withExif({ IFD0: { Artist: 'CANARY' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const made = await convert(bytes, 64, 'plain')
  expect([made.found.width, made.found.height, made.found.orientation, made.found.exif]).toEqual([
    20,
    40,
    undefined,
    undefined,
  ])
})

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['png', () => hugePng(20_000, 20_000)],
  ['png, one row above', () => hugePng(4096, 4097)],
  ['png, a line', () => hugePng(1, 16_384)],
  ['gif', hugeGif],
  ['jpeg', hugeJpeg],
  ['webp', hugeWebp],
  ['avif', hugeAvif],
])('error: too many pixels: %s', async (_, make) =>
  expect(await refusal(await make())).toBe('too-many-pixels'),
)

test('behavior: as many pixels as are allowed', async () => {
  expect((await convert(hugePng(4096, 4096))).found).toMatchObject({ width: 64, height: 64 })
  expect((await convert(hugePng(2, 16_383), 16)).found).toMatchObject({ width: 2, height: 16_383 })
})

test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
  ['nothing', () => Buffer.alloc(0)],
  ['svg', () => svg],
  ['svg behind a declaration', () => Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), svg])],
  ['html', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['pdf', () => Buffer.from('%PDF-1.7\n')],
  ['tiff', () => paint({ width: 8, height: 8 }).tiff().toBuffer()],
  ['heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['zeros', () => Buffer.alloc(5000)],
])('error: not a picture: %s', async (_, make) => expect(await refusal(await make())).toBe('not-a-picture'))

test.each(formats)('error: damaged: half a %s, and only its first bytes', async (format) => {
  const bytes = await paint({ width: 300, height: 300 }).toFormat(format).toBuffer()
  const kinds = [
    await refusal(bytes.subarray(0, Math.floor(bytes.length / 2))),
    await refusal(bytes.subarray(0, 16)),
  ]
  expect(kinds).toEqual(['damaged', 'damaged'])
})

test('error: the first bytes of one format and the rest of another', async () => {
  const bytes = Buffer.concat([Buffer.from('GIF89a'), svg])
  expect(await refusal(bytes)).toBe('damaged')
  expect(await refusal(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]))).toBe('damaged')
})
