import { buildContractSignature, buildSignatureBytes, EthSafeSignature } from '@safe-global/protocol-kit'
import fc from 'fast-check'
import { bytesToHex, concat, getAddress, type Hex, maxUint256, numberToHex, pad, size, slice } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { encodePart, encodeSignatures } from './encodeSignatures.ts'
import { parseSignatures, type SignaturePart } from './parseSignatures.ts'

const halfOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
const word = (value: bigint | number) => numberToHex(value, { size: 32 })
const address = (value: bigint | number) => getAddress(numberToHex(value, { size: 20 }))
const plain = (v: number, s = 5n): Hex => concat([word(4), word(s), numberToHex(v, { size: 1 })])

const owner = fc.bigInt({ min: 1n, max: 2n ** 160n - 1n }).map(address)
const wallet = fc
  .record({
    r: fc.bigInt({ min: 1n, max: maxUint256 }),
    s: fc.bigInt({ min: 1n, max: halfOrder }),
    v: fc.constantFrom(27, 28, 31, 32),
  })
  .map(({ r, s, v }): SignaturePart => {
    const signature = concat([word(r), word(s), numberToHex(v)])
    return { kind: v > 30 ? 'eth_sign' : 'eoa', signature }
  })
const named = fc
  .record({ owner, data: fc.option(fc.uint8Array({ maxLength: 120 })) })
  .map(({ owner, data }): SignaturePart => {
    if (data === null) return { kind: 'approved', owner }
    return { kind: 'contract', owner, data: bytesToHex(data) }
  })
const signed = fc.uniqueArray(
  fc.record({ owner, part: fc.oneof(wallet, named) }).map(({ owner, part }) => {
    return { owner: 'owner' in part ? part.owner : owner, part }
  }),
  { selector: ({ owner }) => owner, minLength: 1, maxLength: 6 },
)

test('default: parts of every kind are encoded in the order of their owners and parsed again', () => {
  fc.assert(
    fc.property(signed, (parts) => {
      const ordered = parts.toSorted((a, b) => (BigInt(a.owner) < BigInt(b.owner) ? -1 : 1))
      const encoded = encodeSignatures(
        parts.map(({ owner, part }) => ({ owner, signature: encodePart(part) })),
      )
      expect(parseSignatures(encoded)).toEqual(ordered.map(({ part }) => part))
    }),
    { numRuns: runs(200, 2_000) },
  )
})

test('default: Safe’s own client writes the same bytes', async () => {
  const [first, second, third] = [address(1), address(2), address(3)]
  const inner = new EthSafeSignature(address(9), plain(27))
  const contract = await buildContractSignature([inner], second)
  const theirs = buildSignatureBytes([
    new EthSafeSignature(third, plain(28)),
    contract,
    new EthSafeSignature(first, plain(27)),
  ])
  const parts: [typeof first, SignaturePart][] = [
    [second, { kind: 'contract', owner: second, data: plain(27) }],
    [first, { kind: 'eoa', signature: plain(27) }],
    [third, { kind: 'eoa', signature: plain(28) }],
  ]
  const ours = parts.map(([owner, part]) => ({ owner, signature: encodePart(part) }))
  expect(encodeSignatures(ours)).toBe(theirs)
})

test('behavior: zeros that fill the last word of a contract’s signature are passed over', () => {
  const part: SignaturePart = { kind: 'contract', owner: address(7), data: plain(27) }
  expect(parseSignatures(concat([encodePart(part), pad('0x', { size: 31 })]))).toEqual([part])
  expect(() => parseSignatures(concat([encodePart(part), pad('0x', { size: 32 })]))).toThrow(
    'extra bytes between',
  )
})

const pointer = (offset: bigint, owner = 7) => concat([pad(address(owner)), word(offset), '0x00'])
const tail = (data: Hex) => concat([word(size(data)), data])

test.each<[string, Hex, string]>([
  ['nothing', '0x', 'empty'],
  ['half a byte', '0x123', 'not valid hex data'],
  ['no hex', '0xzz', 'not valid hex data'],
  ['64 bytes', slice(plain(27), 0, 64), '64 bytes long'],
  ['66 bytes', concat([plain(27), '0x00']), '66 bytes long'],
  ['v = 2', plain(2), 'v = 2'],
  ['v = 29', plain(29), 'v = 29'],
  ['v = 37', plain(37), 'v = 37'],
  ['v = 255', plain(255), 'v = 255'],
  ['an upper s', plain(27, halfOrder + 1n), 'upper half'],
  ['an upper s by eth_sign', plain(31, halfOrder + 1n), 'upper half'],
  ['an offset of 0', concat([pointer(0n), tail('0x12')]), 'overlaps another'],
  ['an offset inside the fixed parts', concat([pointer(64n), tail('0x12')]), 'overlaps another'],
  ['an offset at the end', concat([pointer(98n), tail('0x12')]), 'outside'],
  ['an offset far outside', concat([pointer(5_000n), tail('0x12')]), 'outside'],
  ['an offset of 2^256 - 1', concat([pointer(maxUint256), tail('0x12')]), 'outside'],
  ['an offset of 2^256 - 32', concat([pointer(maxUint256 - 31n), tail('0x12')]), 'outside'],
  ['a length of one too many', concat([pointer(65n), word(3), '0x1234']), 'outside'],
  ['a length of 2^256 - 1', concat([pointer(65n), word(maxUint256), '0x12']), 'outside'],
  ['two with one tail', concat([pointer(130n), pointer(130n, 8), tail('0x12')]), 'overlaps another'],
  ['a tail inside a tail', concat([pointer(130n), pointer(162n, 8), tail(tail('0x12'))]), 'overlaps another'],
  ['bytes before the tail', concat([pointer(66n), '0x01', tail('0x12')]), '65 are needed'],
  ['bytes behind the tail', concat([pointer(65n), tail('0x12'), '0x01']), 'extra bytes between'],
  ['an owner with more than 20 bytes', concat([word(2n ** 160n), word(0), '0x01']), 'bytes before'],
  ['an approval with an s', concat([word(1), word(1), '0x01']), 'meaningless'],
])('error: %s', (_, signature, words) => {
  expect(() => parseSignatures(signature)).toThrow(words)
})

test('behavior: whatever the bytes, it is parsed or refused with words, and reads nothing twice #signatures-counted', () => {
  const shapes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }).map((bytes) => bytesToHex(bytes)),
    fc.tuple(fc.bigInt({ min: 0n, max: 300n }), fc.uint8Array({ maxLength: 200 })).map(([offset, rest]) => {
      return concat([pointer(offset), bytesToHex(rest)])
    }),
  )
  fc.assert(
    fc.property(shapes, (bytes) => {
      try {
        const length = parseSignatures(bytes).reduce((sum, part) => sum + size(encodePart(part)), 0)
        expect(length).toBeLessThanOrEqual(size(bytes))
      } catch (error) {
        expect(error).toMatchObject({ name: 'SignatureError' })
      }
    }),
    { numRuns: runs(500, 10_000) },
  )
})

test.each([
  [
    'the same owner twice',
    [
      { owner: address(1), signature: plain(27) },
      { owner: address(1), signature: plain(28) },
    ],
    'signed twice',
  ],
  [
    'two signatures as one',
    [{ owner: address(1), signature: concat([plain(27), plain(28)]) }],
    'not a single signature',
  ],
  [
    'a name that is not the owner’s',
    [{ owner: address(1), signature: concat([word(2), word(0), '0x01']) }],
    'not a single signature',
  ],
  ['an upper s', [{ owner: address(1), signature: plain(27, halfOrder + 1n) }], 'upper half'],
])('error: %s are not encoded', (_, signatures, words) => {
  expect(() => encodeSignatures(signatures)).toThrow(words)
})

test('error: a contract’s signature that reaches into the next is loose: a Safe would take it', () => {
  const contract = (owner: number, offset: number) => concat([word(owner), word(offset), '0x00'])
  const tail = (length: number) => concat([word(length), '0xabcd'])
  const blob = (length: number) => concat([contract(1, 130), contract(2, 164), tail(length), tail(2)])
  expect(parseSignatures(blob(2))).toHaveLength(2)
  expect(() => parseSignatures(blob(3))).toThrow(expect.objectContaining({ code: 'loose-signature' }))
})
