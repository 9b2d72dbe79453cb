import fc from 'fast-check'
import { bytesToHex, getAddress, hexToBytes, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { testDetails } from '../../test/testDetails.ts'
import type { TransactionDetails } from '../api/replies/transactionDetails.ts'
import { type SafeTx, safeTxHash } from '../safeTx.ts'
import { verifySafeTx } from './verifySafeTx.ts'

const address = fc
  .bigInt({ min: 1n, max: 2n ** 160n - 1n })
  .map((number) => getAddress(numberToHex(number, { size: 20 })))
const uint = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const transaction: fc.Arbitrary<SafeTx> = fc.record({
  to: address,
  value: uint,
  data: fc.uint8Array({ minLength: 1, maxLength: 200 }).map((array) => bytesToHex(array)),
  operation: fc.constantFrom(0, 1),
  safeTxGas: uint,
  baseGas: uint,
  gasPrice: uint,
  gasToken: address,
  refundReceiver: address,
  nonce: fc.bigInt({ min: 0n, max: 2n ** 50n }),
})
const identity = fc.record({
  safe: address,
  chainId: fc.integer({ min: 1, max: 2 ** 40 }),
  version: fc.constantFrom('1.3.0', '1.4.1', '1.4.1+L2', '1.5.0'),
})
const fields = [
  ...(['to', 'value', 'data', 'operation', 'safeTxGas', 'baseGas', 'gasPrice', 'gasToken'] as const),
  ...(['refundReceiver', 'nonce', 'chainId', 'safe'] as const),
]

const flipped = (number: bigint, bits: number, bit: number) => number ^ (1n << BigInt(bit % bits))
const flippedAddress = (text: string, bit: number) =>
  getAddress(numberToHex(flipped(BigInt(text), 160, bit), { size: 20 }))

function flippedBytes(data: `0x${string}`, bit: number): `0x${string}` {
  const bytes = hexToBytes(data)
  const at = Math.floor(bit / 8) % bytes.length
  return bytesToHex(bytes.map((byte, index) => (index === at ? byte ^ (1 << (bit % 8)) : byte)))
}

/** One bit of one field is another one than when it was hashed. */
function altered(tx: SafeTx, field: keyof SafeTx, bit: number): SafeTx {
  switch (field) {
    case 'to':
    case 'gasToken':
    case 'refundReceiver':
      return { ...tx, [field]: flippedAddress(tx[field], bit) }
    case 'data':
      return { ...tx, data: flippedBytes(tx.data, bit) }
    case 'operation':
      return { ...tx, operation: tx.operation === 0 ? 1 : 0 }
    case 'nonce':
      return { ...tx, nonce: flipped(tx.nonce, 50, bit) }
    default:
      return { ...tx, [field]: flipped(tx[field], 256, bit) }
  }
}

test('default: fields that belong to their hash match', () => {
  fc.assert(
    fc.property(transaction, identity, (tx, safe) => {
      const details = testDetails(tx, safe)
      const hash = safeTxHash({ ...safe, tx })
      expect(verifySafeTx(details, safe)).toMatchObject({ matches: true, tx, hashes: { hash } })
    }),
    { numRuns: runs(100, 1_000) },
  )
})

test('error: what was signed before an update does not match, but is known for what it was', () => {
  fc.assert(
    fc.property(transaction, identity, fc.constantFrom('1.0.0', '1.1.1', '1.2.0'), (tx, safe, version) => {
      const before = { ...safe, version }
      const verified = verifySafeTx(testDetails(tx, before), safe)
      expect(verified).toMatchObject({ matches: false, words: expect.stringContaining('no longer count') })
      expect(verified).toMatchObject({ outdated: { tx, hashes: { hash: safeTxHash({ ...before, tx }) } } })
      // The other way round it would be somebody's lie.
      const forged = verifySafeTx(testDetails(tx, safe), before)
      expect(forged.matches || forged.outdated).toBe(undefined)
    }),
    { numRuns: runs(50, 500) },
  )
})

test('error: one flipped bit in any of the ten fields, the chain id or the Safe never matches #hash-recomputed', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(
      transaction,
      identity,
      fc.constantFrom(...fields),
      fc.nat({ max: 2_000 }),
      (tx, safe, field, bit) => {
        seen.add(field)
        const honest = testDetails(tx, safe)
        const hash = safeTxHash({ ...safe, tx })
        const shown: TransactionDetails =
          field === 'safe' || field === 'chainId'
            ? honest
            : testDetails(altered(tx, field, bit), safe, { safeTxHash: hash })
        const asked =
          field === 'safe'
            ? { ...safe, safe: flippedAddress(safe.safe, bit) }
            : field === 'chainId'
              ? { ...safe, chainId: Number(flipped(BigInt(safe.chainId), 40, bit)) }
              : safe
        const verified = verifySafeTx(shown, asked)
        expect(verified).toEqual({ matches: false, words: expect.stringContaining('Hash mismatch') })
      },
    ),
    { numRuns: runs(1_000, 10_000) },
  )
  expect(seen.size).toBe(fields.length)
})

test('error: the same hash filed under another Safe, without fields, or that is none', () => {
  const [tx] = fc.sample(transaction, 1)
  const [safe] = fc.sample(identity, 1)
  if (!tx || !safe) throw new Error('Nothing was made.')
  const details = testDetails(tx, safe)
  const words = (changed: TransactionDetails) => verifySafeTx(changed, safe)
  expect(words({ ...details, safeAddress: flippedAddress(safe.safe, 3) })).toMatchObject({
    words: expect.stringContaining('listed under another Safe'),
  })
  expect(words({ ...details, txData: undefined })).toMatchObject({ matches: false })
  expect(words({ ...details, detailedExecutionInfo: undefined })).toMatchObject({ matches: false })
  expect(words(testDetails(tx, safe, { safeTxHash: '0x12' }))).toMatchObject({ matches: false })
  expect(words(testDetails(tx, safe, { gasPrice: '1e3' }))).toMatchObject({ matches: false })
})

test.each(['-1', '1.5', '1e3', '0x10', '', ' 1', '1 ', '+1', '１', '9'.repeat(78), '1'.repeat(79), 'NaN'])(
  'error: %j is no amount',
  (text) => {
    const [tx, safe] = [fc.sample(transaction, 1)[0], fc.sample(identity, 1)[0]]
    if (!tx || !safe) throw new Error('Nothing was made.')
    for (const field of ['safeTxGas', 'baseGas', 'gasPrice'] as const)
      expect(verifySafeTx(testDetails(tx, safe, { [field]: text }), safe)).toMatchObject({ matches: false })
    const { txData, ...rest } = testDetails(tx, safe)
    const shown = { ...rest, txData: txData && { ...txData, value: text } }
    expect(verifySafeTx(shown, safe)).toMatchObject({ matches: false })
  },
)

test('behavior: the same bytes and numbers in another spelling are the same transaction, and leave in ours', () => {
  fc.assert(
    fc.property(transaction, identity, (tx, safe) => {
      const hash = safeTxHash({ ...safe, tx })
      const upper = (text: string) => `0x${text.slice(2).toUpperCase()}`
      const { txData, ...rest } = testDetails(tx, safe, {
        safeTxHash: upper(hash),
        gasPrice: `000${tx.gasPrice}`.slice(-78),
      })
      const shown = { ...rest, txData: txData && { ...txData, hexData: upper(tx.data) } }
      expect(verifySafeTx(shown, safe)).toMatchObject({ matches: true, tx, hashes: { hash } })
    }),
    { numRuns: runs(50, 500) },
  )
})

test('error: half a byte, letters that are none, and a version without a chain id', () => {
  const [tx, safe] = [fc.sample(transaction, 1)[0], fc.sample(identity, 1)[0]]
  if (!tx || !safe) throw new Error('Nothing was made.')
  const { txData, ...rest } = testDetails(tx, safe)
  for (const hexData of ['0x1', '0xzz', 'ab', `${tx.data}0`])
    expect(verifySafeTx({ ...rest, txData: txData && { ...txData, hexData } }, safe)).toMatchObject({
      matches: false,
    })
  expect(verifySafeTx({ ...rest, txData }, { ...safe, version: '1.2.0' })).toMatchObject({ matches: false })
})
