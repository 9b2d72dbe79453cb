import { safeContracts } from '@love/contracts/deployments/safe'
import { proposeTransaction } from '@love/safe/api/endpoints/proposals'
import { encodeMultiSend } from '@love/safe/multiSend'
import { concat, type Hex, numberToHex, slice } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ann, type Body, eve, type SafeCast, startSafeCast } from '../../../test/safeCast.ts'

type Case = readonly [name: string, status: number, body: () => Promise<Body> | Body]

let cast: SafeCast
beforeAll(async () => {
  cast = await startSafeCast()
})
afterAll(() => cast.close())

/** Enables a module; each spelling of it is run by MultiSend, and none but the first can be read to the last byte. */
const enabling = (): Hex => {
  const to = cast.safe.address
  const data = concat(['0x610b5925', numberToHex(0xeee, { size: 32 })])
  return encodeMultiSend([{ operation: 0, to, value: 0n, data }])
}
const batchOf = (data: Hex) => cast.signedBy(ann, { operation: 1, to: safeContracts.multiSendCallOnly, data })

const refused: readonly Case[] = [
  // Nonces and delegatecalls.
  ['an executed nonce', 422, () => cast.signedBy(ann, { nonce: 2n })],
  ['a nonce 101 ahead', 422, () => cast.signedBy(ann, { nonce: 104n })],
  ['a delegatecall to any contract', 422, () => cast.signedBy(ann, { operation: 1 })],
  [
    'a delegatecall to MultiSend, which can carry others',
    422,
    () => cast.signedBy(ann, { operation: 1, to: safeContracts.multiSend }),
  ],
  // Item by item what hides a call from whoever has to sign it.
  ['a batch with bytes behind it', 422, () => batchOf(concat([enabling(), '0x00']))],
  ['a batch with something in its padding', 422, () => batchOf(concat([slice(enabling(), 0, -1), '0x01']))],
  [
    'a batch behind a shifted offset',
    422,
    () => {
      const [offset, gap] = [numberToHex(64, { size: 32 }), numberToHex(0, { size: 32 })]
      return batchOf(concat([slice(enabling(), 0, 4), offset, gap, slice(enabling(), 36)]))
    },
  ],
  [
    'such a batch inside of a good one',
    422,
    () => {
      const [to, data] = [safeContracts.multiSendCallOnly, concat([enabling(), '0x00'])]
      return batchOf(encodeMultiSend([{ operation: 0, to, value: 0n, data }]))
    },
  ],
  // Rows 61, 63 and 64: fields.
  ['operation 2', 400, () => cast.signedBy(ann, {}, { operation: 2 })],
  ['operation "1"', 400, () => cast.signedBy(ann, {}, { operation: '1' })],
  ['operation true', 400, () => cast.signedBy(ann, {}, { operation: true })],
  ['data of half a byte', 400, () => cast.signedBy(ann, {}, { data: '0x1' })],
  ['data that is no hex', 400, () => cast.signedBy(ann, {}, { data: '0xZZ' })],
  ['200 kB of data', 413, () => cast.signedBy(ann, {}, { data: `0x${'00'.repeat(100_000)}` })],
  ['a value of 2^256', 400, () => cast.signedBy(ann, {}, { value: String(2n ** 256n) })],
  ['a value of 1.5', 400, () => cast.signedBy(ann, {}, { value: '1.5' })],
  ['a value as number', 400, () => cast.signedBy(ann, {}, { value: 1e21 })],
  ['a nonce below zero', 400, () => cast.signedBy(ann, {}, { nonce: '-1' })],
  ['an unknown field', 400, () => cast.signedBy(ann, {}, { confirmed: true })],
  ['a long origin', 400, () => cast.signedBy(ann, {}, { origin: 'x'.repeat(201) })],
  ['a NUL in the origin', 400, () => cast.signedBy(ann, {}, { origin: 'x\0' })],
]

test.each(refused)(
  'error: %s is refused with %i, and nothing is written #malformed-refused',
  async (_, status, body) => {
    const before = await cast.written()
    const answer = await cast.propose(await body())
    expect(answer).toMatchObject({ status, message: expect.stringMatching(/\w/) })
    expect(await cast.written()).toEqual(before)
  },
)

test('error: no Safe at the address', async () => {
  const parameters = { safe_address: eve.address }
  const answer = await cast.gateway.ask(proposeTransaction, { parameters, body: await cast.signedBy(ann) })
  expect(answer.status).toBe(404)
})

test('error: what cannot be read to the last byte is refused in words; the same batch as usual is taken #readable-or-refused', async () => {
  const { message } = await cast.propose(await batchOf(concat([enabling(), '0x00'])))
  expect(message).toContain('cannot be fully decoded')
  expect(await cast.propose(await batchOf(enabling()))).toMatchObject({ status: 200 })
})
