import { safeContracts } from '@love/contracts/deployments/safe'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import fc from 'fast-check'
import { bytesToHex, concat, getAddress, type Hex, hexToBigInt, numberToHex, size, slice } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../contracts/testRuns.ts'
import { decodeMultiSend, encodeMultiSend, type MultiSendCall } from './multiSend.ts'

/** Writes down what it is called with: the value as the topic of a log, the bytes as its data. */
const recorder: Hex = '0x36600060003734366000a100'
const recorders = [0xaa01, 0xaa02, 0xaa03].map((number) => getAddress(numberToHex(number, { size: 20 })))

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  for (const address of recorders) await devnet.client.setCode({ address, bytecode: recorder })
})
afterAll(() => devnet.close())

type Made = Pick<MultiSendCall, 'to' | 'value' | 'data'>

/** The calls that the contract itself makes of these bytes; nothing where it refuses them. */
async function madeOf(data: Hex): Promise<readonly Made[] | undefined> {
  const [account] = devnet.roles.demo
  try {
    const to = safeContracts.multiSendCallOnly
    const hash = await devnet.client.sendTransaction({ account, to, data, value: 10_000n, gas: 3_000_000n })
    const { status, logs } = await devnet.client.waitForTransactionReceipt({ hash })
    if (status !== 'success') return undefined
    return logs.map(({ address, topics, data }) => ({
      to: getAddress(address),
      value: hexToBigInt(topics[0] ?? '0x0'),
      data,
    }))
  } catch {
    return undefined
  }
}

function readOf(data: Hex): readonly MultiSendCall[] | undefined {
  try {
    return decodeMultiSend(data)
  } catch {
    return undefined
  }
}

const call: fc.Arbitrary<MultiSendCall> = fc.record({
  operation: fc.constant(0 as const),
  to: fc.constantFrom(...recorders),
  value: fc.bigInt({ min: 0n, max: 1_000n }),
  data: fc.uint8Array({ maxLength: 70 }).map((bytes) => bytesToHex(bytes)),
})
const word = (value: bigint) => numberToHex(value, { size: 32 })
const part = (data: Hex, from: number, to = size(data)): Hex => (from < to ? slice(data, from, to) : '0x')

const mutation: fc.Arbitrary<(data: Hex) => Hex> = fc.oneof(
  fc.constant((data: Hex) => data),
  fc
    .uint8Array({ minLength: 1, maxLength: 40 })
    .map((more) => (data: Hex) => concat([data, bytesToHex(more)])),
  // The last byte is padding wherever the batch does not end with a whole word.
  fc
    .integer({ min: 1, max: 255 })
    .map((last) => (data: Hex) => concat([part(data, 0, size(data) - 1), numberToHex(last, { size: 1 })])),
  fc
    .integer({ min: 1, max: 64 })
    .map(
      (gap) => (data: Hex) =>
        concat([part(data, 0, 4), word(BigInt(32 + gap)), `0x${'00'.repeat(gap)}`, part(data, 36)]),
    ),
  fc.integer({ min: -90, max: 90 }).map((by) => (data: Hex) => {
    const length = hexToBigInt(part(data, 36, 68)) + BigInt(by)
    return concat([part(data, 0, 36), word(length < 0n ? 0n : length), part(data, 68)])
  }),
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })).map(([where, flip]) => (data: Hex) => {
    const at = 4 + (where % (size(data) - 4))
    const flipped = Number(part(data, at, at + 1)) ^ flip
    return concat([part(data, 0, at), numberToHex(flipped, { size: 1 }), part(data, at + 1)])
  }),
)

test('default: a batch that was altered in any way is refused, or is what the contract makes of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 3 }), mutation, async (calls, mutate) => {
      const data = mutate(encodeMultiSend(calls))
      const read = readOf(data)
      if (!read) return
      const made = await madeOf(data)
      // The contract may refuse what can be read: a delegatecall, or more ether than there is.
      if (!made) return
      const heard = read.filter(({ to }) => recorders.includes(to))
      expect(made).toEqual(heard.map(({ to, value, data }) => ({ to, value, data })))
    }),
    { numRuns: runs(150, 1_500) },
  )
})

test('error: the contract runs what is hidden behind bytes, padding and offsets; here it is refused #readable-or-refused', async () => {
  const hidden = { to: recorders[0] ?? '0x', value: 7n, data: '0xbeef' } as const
  const data = encodeMultiSend([{ operation: 0, ...hidden }])
  expect(await madeOf(data)).toEqual([hidden])
  for (const altered of [
    concat([data, '0x00']),
    concat([slice(data, 0, -1), '0x01']),
    concat([slice(data, 0, 4), word(64n), word(0n), slice(data, 36)]),
  ]) {
    expect(await madeOf(altered)).toEqual([hidden])
    expect(readOf(altered)).toBeUndefined()
  }
})
