import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import { paint } from '../../test/testPictures.ts'
import { createConverter } from './createConverter.ts'

const formats = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const
const change = fc.record({ at: fc.nat(), byte: fc.nat(255) })

test.each(formats)('behavior: a %s with bytes changed at random has an answer', async (format) => {
  const convert = createConverter()
  const picture = await paint({ width: 40, height: 40, isSeeThrough: true }).toFormat(format).toBuffer()
  const cut = fc.oneof(fc.constant(picture.length), fc.nat(picture.length))
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 8 }), cut, async (changes, length) => {
      const bytes = Buffer.from(picture)
      for (const { at, byte } of changes) bytes[at % bytes.length] = byte
      const request = { bytes: bytes.subarray(0, length), width: 64, quality: 75, output: 'webp' } as const
      const converted = await convert(request, AbortSignal.timeout(20_000))
      expect(converted?.kind).toMatch(/^(done|damaged|not-a-picture|too-many-pixels)$/)
    }),
    { numRuns: runs(20, 3_000) },
  )
})
