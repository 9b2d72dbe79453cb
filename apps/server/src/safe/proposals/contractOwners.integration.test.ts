import { encodePart } from '@love/safe/signatures/encodeSignatures'
import { type Address, concat, type Hex, maxUint256, numberToHex, pad } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ann, type Body, bob, cat, eve, type SafeCast, startSafeCast, tx } from '../../../test/safeCast.ts'
import { hashesFor } from '../../../test/safeProposal.ts'
import { approveHash } from '../../../test/safeProposalLife.ts'
import { signAll } from '../../../test/testOwners.ts'

type Case = readonly [name: string, status: number, body: () => Promise<Body> | Body]

let cast: SafeCast
beforeAll(async () => {
  cast = await startSafeCast()
})
afterAll(() => cast.close())

const nested = (owner: Address, data: Hex) => encodePart({ kind: 'contract', owner, data })

const refused: readonly Case[] = [
  // Row 57: of contracts.
  [
    'an offset outside',
    422,
    () => cast.withPart(concat([pad(cast.family.address), numberToHex(9_999, { size: 32 }), '0x00'])),
  ],
  [
    'an offset of 2^256 − 1',
    422,
    () => cast.withPart(concat([pad(cast.family.address), numberToHex(maxUint256, { size: 32 }), '0x00'])),
  ],
  [
    'an offset into the part itself',
    422,
    () => cast.withPart(concat([pad(cast.family.address), numberToHex(0, { size: 32 }), '0x00', pad('0x')])),
  ],
  [
    'a nested Safe with the signatures of others',
    422,
    async () =>
      cast.withPart(nested(cast.family.address, await signAll([ann, eve], hashesFor(cast.safe.address, tx)))),
  ],
  [
    'a nested Safe with one signature of two',
    422,
    async () =>
      cast.withPart(nested(cast.family.address, await signAll([bob], hashesFor(cast.safe.address, tx)))),
  ],
  [
    'a nested Safe that is no owner',
    422,
    async () => cast.withPart(await cast.other.sign(hashesFor(cast.safe.address, tx)), cast.other.address),
  ],
  [
    'Safes in Safes, four deep',
    422,
    async () => cast.withPart(await cast.four.sign(hashesFor(cast.safe.address, tx)), cast.four.address),
  ],
  // Row 58: approvals.
  [
    'an approval that is not on the chain',
    422,
    () => cast.withPart(encodePart({ kind: 'approved', owner: bob.address }), bob.address),
  ],
  [
    'an approval that a stranger could give',
    422,
    () => cast.withPart(encodePart({ kind: 'approved', owner: eve.address }), eve.address),
  ],
]

test.each(refused)(
  'error: %s is refused with %i, and nothing is written #signatures-counted',
  async (_, status, body) => {
    const before = await cast.written()
    const answer = await cast.propose(await body())
    expect(answer).toMatchObject({ status, message: expect.stringMatching(/\w/) })
    expect(await cast.written()).toEqual(before)
  },
)

const accepted: readonly Case[] = [
  ['a nested Safe', 200, async () => cast.withPart(await cast.family.sign(hashesFor(cast.safe.address, tx)))],
  [
    'Safes in Safes, three deep',
    200,
    async () => cast.withPart(await cast.three.sign(hashesFor(cast.safe.address, tx)), cast.three.address),
  ],
]

test.each(accepted)('default: %s is taken', async (_, status, body) => {
  expect(await cast.propose(await body())).toMatchObject({ status, message: '' })
})

test('behavior: an approval on the chain is taken', async () => {
  const { devnet, safe } = cast
  const { hash } = hashesFor(safe.address, tx)
  await approveHash(devnet, { safe: safe.address, owner: cat, hash })
  const signature = encodePart({ kind: 'approved', owner: cat.address })
  const answer = await cast.propose(await cast.withPart(signature, cat.address))
  expect(answer).toMatchObject({ status: 200 })
  expect(JSON.stringify(answer.reply)).toContain(cat.address)
})
