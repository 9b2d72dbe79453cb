import fc from 'fast-check'
import { type Address, bytesToHex, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { testSafeTx } from '../../test/testSafeTx.ts'
import { type SafeTxParameters, safeTxHashes } from '../safeTx.ts'
import { matchHash } from './matchHash.ts'

const address = fc.bigInt(1n, 2n ** 160n - 1n).map((number): Address => numberToHex(number, { size: 20 }))
const uint = fc.bigInt(1n, 2n ** 256n - 1n)
const parameters: fc.Arbitrary<SafeTxParameters> = fc.record({
  safe: address,
  chainId: fc.constantFrom(1, 1337, 137),
  version: fc.constantFrom('1.3.0', '1.4.1'),
  tx: fc.record({
    to: address,
    value: uint,
    data: fc.uint8Array({ minLength: 1, maxLength: 60 }).map((bytes) => bytesToHex(bytes)),
    operation: fc.constantFrom(0, 1),
    safeTxGas: uint,
    baseGas: uint,
    gasPrice: uint,
    gasToken: address,
    refundReceiver: address,
    nonce: fc.bigInt(0n, 10_000n),
  }),
})
const named = (hashes: ReturnType<typeof safeTxHashes>) =>
  ({ safeTxHash: hashes.hash, domainHash: hashes.domainHash, messageHash: hashes.structHash }) as const
const hashName = fc.constantFrom('safeTxHash' as const, 'domainHash' as const, 'messageHash' as const)

/** The ways in which devices and people write a hash. */
const spelling: fc.Arbitrary<(hash: string) => string> = fc.constantFrom(
  (hash) => hash,
  (hash) => hash.slice(2).toUpperCase(),
  (hash) => ` ${hash.match(/.{1,16}/g)?.join(' \n')} `,
  (hash) => `${hash.slice(0, 10)}…${hash.slice(-8)}`,
  (hash) => `${hash.slice(0, 6)}...${hash.slice(-4)}`,
  (hash) => `0X${hash.slice(2, 20).toUpperCase()} … `,
  (hash) => `…${hash.slice(-9)}`,
  (hash) => hash.slice(0, 14),
  (hash) => hash.slice(-12),
)

test('default: each of the three hashes is found however it is written', () => {
  fc.assert(
    fc.property(parameters, hashName, spelling, (given, name, spell) => {
      const shown = spell(named(safeTxHashes(given))[name])
      expect(matchHash(given, shown)).toMatchObject({ kind: 'match', hash: name })
    }),
    { numRuns: runs(200, 3_000) },
  )
})

const change: fc.Arbitrary<readonly [string, (given: SafeTxParameters, other: Address) => SafeTxParameters]> =
  fc.oneof(
    fc
      .constantFrom(10, 8453, 11155111)
      .map((chainId) => ['chainId', (given: SafeTxParameters) => ({ ...given, chainId })] as const),
    fc
      .constantFrom('1.1.1', '0.0.2')
      .map((version) => ['version', (given: SafeTxParameters) => ({ ...given, version })] as const),
    fc.constant(['safe', (given: SafeTxParameters, safe: Address) => ({ ...given, safe })] as const),
    fc.constant([
      'to',
      ({ tx, ...given }: SafeTxParameters, to: Address) => ({ ...given, tx: { ...tx, to } }),
    ] as const),
    fc.constant([
      'operation',
      ({ tx, ...given }: SafeTxParameters) => ({
        ...given,
        tx: { ...tx, operation: tx.operation === 0 ? (1 as const) : (0 as const) },
      }),
    ] as const),
    fc
      .bigInt(-50n, 50n)
      .filter((by) => by !== 0n)
      .map(
        (by) =>
          [
            'nonce',
            ({ tx, ...given }: SafeTxParameters) => ({
              ...given,
              tx: { ...tx, nonce: tx.nonce + by < 0n ? tx.nonce + 1n : tx.nonce + by },
            }),
          ] as const,
      ),
    fc
      .constantFrom('value' as const, 'safeTxGas' as const, 'baseGas' as const, 'gasPrice' as const)
      .map(
        (field) =>
          [
            field,
            ({ tx, ...given }: SafeTxParameters) => ({ ...given, tx: { ...tx, [field]: 0n } }),
          ] as const,
      ),
    fc
      .constantFrom('gasToken' as const, 'refundReceiver' as const)
      .map(
        (field) =>
          [
            field,
            ({ tx, ...given }: SafeTxParameters) => ({ ...given, tx: { ...tx, [field]: zeroAddress } }),
          ] as const,
      ),
    fc.constant([
      'data',
      ({ tx, ...given }: SafeTxParameters) => ({ ...given, tx: { ...tx, data: '0x' as const } }),
    ] as const),
    fc.constant([
      'gas',
      ({ tx, ...given }: SafeTxParameters) => {
        const { to, value, data, operation, nonce } = tx
        return { ...given, tx: testSafeTx({ to, value, data, operation, nonce }) }
      },
    ] as const),
  )

test('default: a single plausible change is named', () => {
  fc.assert(
    fc.property(parameters, change, address, spelling, (given, [field, changed], other, spell) => {
      const device = changed(given, other)
      fc.pre(other !== given.safe && other !== given.tx.to)
      const match = matchHash({ ...given, otherAddresses: [other] }, spell(safeTxHashes(device).hash))
      expect(match).toMatchObject({ kind: 'differs', hash: 'safeTxHash', field })
    }),
    { numRuns: runs(60, 1_000) },
  )
})

test('behavior: the domain and the message hash name what differs too', () => {
  const given = {
    safe: `0x${'5a'.repeat(20)}` as Address,
    chainId: 1337,
    version: '1.4.1',
    tx: testSafeTx({ nonce: 5n }),
  }
  const mainnet = safeTxHashes({ ...given, chainId: 1 })
  expect(matchHash(given, mainnet.domainHash)).toMatchObject({
    kind: 'differs',
    hash: 'domainHash',
    field: 'chainId',
    words: 'Do not sign. Different chain: your device used 1, this page 1337.',
  })
  const later = safeTxHashes({ ...given, tx: testSafeTx({ nonce: 8n }) })
  expect(matchHash(given, later.structHash)).toMatchObject({
    hash: 'messageHash',
    words: 'Do not sign. Different nonce: your device used 8, this page 5.',
  })
})

test('error: any other hash matches nothing', () => {
  const other = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => bytesToHex(bytes))
  fc.assert(
    fc.property(parameters, other, (given, hash) => {
      expect(matchHash(given, hash).kind).toBe('none')
    }),
    { numRuns: runs(20, 500) },
  )
})

test.each([
  ['', 'at least 8'],
  ['0x1234567', 'at least 8'],
  [`0x${'a'.repeat(65)}`, 'has 64 characters'],
  ['0x12345678zz', '“z” is not a hex character'],
  ['0x1234…5678…9abc', 'one …'],
])('error: %s', (text, words) => {
  const given = { safe: zeroAddress, chainId: 1, version: '1.4.1', tx: testSafeTx() }
  expect(matchHash(given, text)).toEqual({ kind: 'unreadable', words: expect.stringContaining(words) })
})
