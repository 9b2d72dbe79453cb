import fc from 'fast-check'
import { encodeFunctionData, getAddress, maxUint256, numberToHex, pad, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { batchChecksum } from './batchChecksum.ts'
import { type BatchFile, readBatchFile } from './readBatchFile.ts'
import { writeBatchFile } from './writeBatchFile.ts'

/** Saved by the Transaction Builder of Safe, 1.13.1. */
const saved = {
  version: '1.0',
  chainId: '5',
  createdAt: 1671532788473,
  meta: {
    name: 'Transactions Batch',
    description: '',
    txBuilderVersion: '1.13.1',
    createdFromSafeAddress: '0xE96C43C54B08eC528e9e815fC3D02Ea94A320505',
    createdFromOwnerAddress: '',
    checksum: '0x783b24b06f925df195ac0e0103507caf6520cff278555c11e9b8edb43bc2a196',
  },
  transactions: [
    {
      to: '0x51A099ac1BF46D471110AA8974024Bfe518Fd6C4',
      value: '0',
      data: null as string | null,
      contractMethod: {
        inputs: [{ internalType: 'bool', name: 'newValue', type: 'bool' }],
        name: 'testBooleanValue',
        payable: false,
      },
      contractInputsValues: { newValue: 'true' },
    },
    {
      to: '0x51A099ac1BF46D471110AA8974024Bfe518Fd6C4',
      value: '0',
      data: null as string | null,
      contractMethod: {
        inputs: [{ internalType: 'address', name: 'newValue', type: 'address' }],
        name: 'testAddressValue',
        payable: false,
      },
      contractInputsValues: { newValue: '0x51A099ac1BF46D471110AA8974024Bfe518Fd6C4' },
    },
  ],
}
const to = getAddress(saved.transactions[0]?.to ?? '')
const on = { chainId: 5, mostCalls: 300 }
const reading = (file: unknown) => readBatchFile(typeof file === 'string' ? file : JSON.stringify(file), on)
const withCalls = (...transactions: readonly unknown[]) => reading({ ...saved, transactions })

function accepted(file: unknown): BatchFile {
  const read = reading(file)
  if (read.status === 'refused') throw new Error(read.problems.join(' '))
  return read
}

test('default: a file of the field’s own tool, with the bytes of its methods and its checksum', () => {
  expect(accepted(saved)).toEqual({
    status: 'read',
    name: 'Transactions Batch',
    checksum: 'matches',
    safe: saved.meta.createdFromSafeAddress,
    calls: [
      { to, value: 0n, method: 'testBooleanValue', data: `0x6b8515ae${'0'.repeat(63)}1` },
      { to, value: 0n, method: 'testAddressValue', data: `0xb9178ee9${pad(to).slice(2).toLowerCase()}` },
    ],
  })
})

test('behavior: the name and the order of fields do not count, anything else does', () => {
  const { meta, ...rest } = saved
  expect(accepted({ meta: { ...meta, name: 'Another' }, ...rest }).checksum).toBe('matches')
  expect(accepted({ ...saved, createdAt: 1 }).checksum).toBe('differs')
  expect(accepted({ ...saved, transactions: saved.transactions.toReversed() }).checksum).toBe('differs')
  expect(accepted({ ...saved, meta: { ...meta, checksum: '' } }).checksum).toBe('missing')
  expect(accepted({ chainId: '5', meta: {}, transactions: saved.transactions }).checksum).toBe('missing')
})

const call = fc.record({
  to: fc.bigInt(1n, 2n ** 160n - 1n).map((number) => getAddress(numberToHex(number, { size: 20 }))),
  value: fc.bigInt(0n, maxUint256),
  data: fc.uint8Array({ maxLength: 80 }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const),
})

test('behavior: what is written is read back to the last byte, with a right checksum', () => {
  fc.assert(
    fc.property(fc.array(call, { minLength: 1, maxLength: 12 }), fc.string(), (calls, name) => {
      const text = writeBatchFile({ safe: to, chainId: 5, name, calls, createdAt: 1_700_000_000_000 })
      expect(accepted(text)).toEqual({ status: 'read', name, calls, checksum: 'matches', safe: to })
    }),
    { numRuns: runs(200, 3_000) },
  )
})

const list =
  'function set(uint256[] amounts, address[] people, bool[2] flags, (uint256 id, string name) more)'
const method = {
  name: 'set',
  payable: false,
  inputs: [
    { name: 'amounts', type: 'uint256[]' },
    { name: 'people', type: 'address[]' },
    { name: 'flags', type: 'bool[2]' },
    {
      name: 'more',
      type: 'tuple',
      components: [
        { name: 'id', type: 'uint256' },
        { name: 'name', type: 'string' },
      ],
    },
  ],
}
const values = {
  amounts: '[17142857142857141059584, 2]',
  people: `[${to},"${to}"]`,
  flags: '[True,false]',
  more: '["7", "a, [b]"]',
}

test('behavior: lists stand without quotes, and large numbers keep every digit', () => {
  const { calls } = accepted({
    ...saved,
    transactions: [{ to, value: '1', data: null, contractMethod: method, contractInputsValues: values }],
  })
  expect(calls[0]?.data).toBe(
    encodeFunctionData({
      abi: parseAbi([list]),
      args: [[17142857142857141059584n, 2n], [to, to], [true, false], { id: 7n, name: 'a, [b]' }],
    }),
  )
})

test('behavior: a plain payment, and what has no function', () => {
  const receive = {
    contractMethod: { inputs: [], name: 'receive', payable: true },
    contractInputsValues: null,
  }
  const { calls } = accepted({
    ...saved,
    transactions: [
      { to, value: '5', data: null, ...receive },
      { to: to.toLowerCase(), value: '0x05', data: '0x' },
    ],
  })
  expect(calls).toEqual(Array.from({ length: 2 }, () => ({ to, value: 5n, data: '0x', method: undefined })))
})

test('error: each bad call is named by its number, and nothing is taken', () => {
  const good = { to, value: '1', data: null }
  const set = { to, value: '0', contractMethod: method, contractInputsValues: values }
  const read = withCalls(
    good,
    { ...good, to: '0x12' },
    { ...good, to: to.replace('A', 'a') },
    { ...good, to: `0x${'0'.repeat(40)}` },
    { ...good, value: '0.5' },
    { ...good, value: 1 },
    { ...good, data: '0x123' },
    { ...set, data: '0x12345678' },
    { ...set, data: '0x12345678', contractInputsValues: null },
    { ...set, contractInputsValues: { ...values, people: undefined } },
    { ...set, contractInputsValues: { ...values, amounts: '[1,-2]' } },
    { ...set, contractInputsValues: { ...values, amounts: 5 } },
    { ...set, contractMethod: { ...method, inputs: [{ name: 'a', type: 'uint999' }] } },
    { ...good, operation: 1 },
    null,
  )
  if (read.status !== 'refused') throw new Error('It was taken.')
  expect(read.problems).toEqual(
    [
      'Call 2: “0x12” is not an address.',
      /^Call 3: .* invalid checksum/,
      'Call 4: The recipient is the zero address.',
      /^Call 5: The value “0.5”/,
      /^Call 6: The value is not in quotes/,
      'Call 7: The data is not valid hex.',
      'Call 8: The data and the values of set disagree.',
      'Call 9: The data is not a call of set.',
      'Call 10: The value of people for set is missing.',
      'Call 11: amounts: Item 2: Below 0.',
      /^Call 12: amounts: The number is not in quotes/,
      /^Call 13: .*uint999/,
      'Call 14: A delegatecall cannot be part of a batch.',
      'Call 15: Not a call.',
    ].map((words) => (typeof words === 'string' ? words : expect.stringMatching(words))),
  )
})

test.each<[string, unknown, string]>([
  ['no JSON', '{', 'not valid JSON'],
  ['another file', { a: 1 }, 'list of transactions'],
  ['another version', { ...saved, version: '2.0' }, 'Version 2.0'],
  ['another network', { ...saved, chainId: '1' }, 'for chain 1; this site uses chain 5'],
  ['no network', { ...saved, chainId: undefined }, 'does not say which network'],
  ['no calls', { ...saved, transactions: [] }, 'no calls'],
  ['too many', { ...saved, transactions: Array.from({ length: 301 }, () => ({})) }, 'at most 300'],
  ['too large', ' '.repeat(1024 * 1024 + 1), 'larger than 1 MB'],
  [
    'too deep',
    `{"chainId":"5","meta":{"checksum":"0x1"},"transactions":[{"to":"${to}","value":"1"}],"x":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
    'nested too deeply',
  ],
  [
    'too many bytes',
    { ...saved, transactions: [{ to, value: '0', data: `0x${'00'.repeat(120_001)}` }] },
    'larger than 120 kB',
  ],
])('error: %s is refused with its reason', (_, file, words) => {
  expect(reading(file)).toEqual({ status: 'refused', problems: [expect.stringContaining(words)] })
})

test('error: no text breaks it', () => {
  const text = JSON.stringify(saved)
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, place) => {
      const cut = place % text.length
      for (const file of [json, text.slice(0, cut) + json + text.slice(cut)])
        expect(['read', 'refused']).toContain(reading(file).status)
    }),
    { numRuns: runs(300, 5_000) },
  )
  expect(batchChecksum({})).toMatch(/^0x[0-9a-f]{64}$/)
})
