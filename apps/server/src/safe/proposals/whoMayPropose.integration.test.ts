import { safeContracts } from '@love/contracts/deployments/safe'
import { proposeTransaction } from '@love/safe/api/endpoints/proposals'
import { multisigIn } from '@love/safe/write/multisigIn'
import { concat, type Hex, pad } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ann, type Body, bob, cat, eve, type SafeCast, startSafeCast, tx } from '../../../test/safeCast.ts'
import { hashesFor } from '../../../test/safeProposal.ts'
import { signAll } from '../../../test/testOwners.ts'

type Case = readonly [name: string, status: number, body: () => Promise<Body> | Body]

let cast: SafeCast
beforeAll(async () => {
  cast = await startSafeCast()
})
afterAll(() => cast.close())

const refused: readonly Case[] = [
  // Row 54: the hash of something else.
  ['the domain of another chain', 422, () => cast.forged({ chainId: 1 })],
  ['the domain of another Safe', 422, () => cast.forged({}, cast.other.address)],
  ['the domain of a Safe before 1.3.0', 422, () => cast.forged({ version: '1.1.1' })],
  ['a hash of other fields', 422, () => cast.signedBy(ann, {}, { value: '6' })],
  [
    'the right hash, and the signature of another',
    422,
    async () => cast.signedBy(ann, {}, { signature: (await cast.signedBy(ann, { value: 9n })).signature }),
  ],
  ['the hash of zeros', 422, () => cast.signedBy(ann, {}, { safeTxHash: pad('0x') })],
  // Row 55: by somebody else.
  ['a stranger', 422, () => cast.signedBy(eve)],
  ['somebody who was an owner', 422, () => cast.signedBy(eve, { nonce: 4n })],
  [
    'an owner as sender, and the signature of a stranger',
    422,
    async () => cast.signedBy(ann, {}, { signature: (await cast.signedBy(eve)).signature }),
  ],
  [
    'an owner as sender, and the signature of another owner',
    422,
    async () => cast.signedBy(ann, {}, { signature: (await cast.signedBy(bob)).signature }),
  ],
  [
    'a stranger as sender, and the signature of an owner',
    422,
    () => cast.signedBy(ann, {}, { sender: eve.address }),
  ],
  ['the Safe itself as sender', 422, () => cast.signedBy(ann, {}, { sender: cast.safe.address })],
  ['no signature of a stranger', 422, () => cast.signedBy(eve, {}, { signature: null })],
  ['no signature, and another hash', 422, () => cast.signedBy(ann, {}, { signature: null, value: '6' })],
  [
    'no signature, and a nonce of long ago',
    422,
    () => cast.signedBy(ann, { nonce: 0n }, { signature: null }),
  ],
  [
    'no signature, and a delegatecall to anybody',
    422,
    () => cast.signedBy(ann, { operation: 1 }, { signature: null }),
  ],
  // Altered signatures.
  [
    'fewer bytes than a signature has',
    400,
    () => cast.signedBy(ann, {}, { signature: `0x${'11'.repeat(64)}` }),
  ],
  ['a signature of zeros', 422, () => cast.signedBy(ann, {}, { signature: `0x${'00'.repeat(65)}` })],
  [
    'v = 37',
    422,
    async () =>
      cast.signedBy(
        ann,
        {},
        { signature: `${String((await cast.signedBy(ann)).signature).slice(0, 130)}25` },
      ),
  ],
  [
    'the same owner twice',
    422,
    async () =>
      cast.signedBy(
        ann,
        {},
        {
          signature: concat([
            (await cast.signedBy(ann)).signature as Hex,
            (await cast.signedBy(ann)).signature as Hex,
          ]),
        },
      ),
  ],
  [
    'a byte more',
    422,
    async () => cast.signedBy(ann, {}, { signature: `${(await cast.signedBy(ann)).signature}00` }),
  ],
  [
    'one good and one bad part',
    422,
    async () =>
      cast.signedBy(ann, {}, { signature: await signAll([ann, eve], hashesFor(cast.safe.address, tx)) }),
  ],
  [
    'eth_sign where the operator does not allow it',
    422,
    async () =>
      cast.signedBy(
        ann,
        {},
        { signature: `${String((await cast.signedBy(ann)).signature).slice(0, 130)}1f` },
      ),
  ],
]

test.each(refused)(
  'error: %s is refused with %i, and nothing is written #owner-signature',
  async (_, status, body) => {
    const before = await cast.written()
    const answer = await cast.propose(await body())
    expect(answer).toMatchObject({ status, message: expect.stringMatching(/\w/) })
    expect(await cast.written()).toEqual(before)
  },
)

test.each([null, '', '0x'])(
  'behavior: with the signature %j it is described, and nothing is written #owner-signature',
  async (signature) => {
    const before = await cast.written()
    const answer = await cast.propose(await cast.signedBy(ann, { value: 11n }, { signature }))
    expect(answer).toMatchObject({
      status: 200,
      reply: {
        txStatus: 'AWAITING_CONFIRMATIONS',
        detailedExecutionInfo: { trusted: false, confirmations: [] },
      },
    })
    expect(await cast.written()).toEqual(before)
  },
)

const accepted: readonly Case[] = [
  ['an owner', 200, () => cast.signedBy(ann)],
  ['the same again', 200, () => cast.signedBy(ann)],
  ['another owner, as a confirmation', 200, () => cast.signedBy(bob, { to: tx.to })],
  [
    'several owners at once',
    200,
    async () =>
      cast.signedBy(
        ann,
        { value: 7n },
        { signature: await signAll([ann, bob, cat], hashesFor(cast.safe.address, { ...tx, value: 7n })) },
      ),
  ],
  ['a nonce 100 ahead', 200, () => cast.signedBy(ann, { nonce: 103n })],
  [
    'a delegatecall to MultiSendCallOnly',
    200,
    () => cast.signedBy(ann, { operation: 1, to: safeContracts.multiSendCallOnly }),
  ],
  [
    'a delegatecall to SignMessageLib',
    200,
    () => cast.signedBy(ann, { operation: 1, to: safeContracts.signMessageLib }),
  ],
]

test.each(accepted)('default: %s is taken #dangers-confirmed', async (_, status, body) => {
  expect(await cast.propose(await body())).toMatchObject({ status, message: '' })
})

test('behavior: posted twice, also at once, is one row with one confirmation', async () => {
  const body = await cast.signedBy(ann, { value: 77n })
  const before = await cast.written()
  const post = () => cast.propose(body)
  const answers = await Promise.all([post(), post(), post()])
  answers.push(await post())
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const after = await cast.written()
  expect(after.proposals).toHaveLength(before.proposals.length + 1)
  expect(after.confirmations).toHaveLength(before.confirmations.length + 1)
})

test('behavior: whether a hash was compared is told with the signature of who says so, and with no other', async () => {
  const parts = { value: 78n }
  const both = await signAll([ann, bob], hashesFor(cast.safe.address, { ...tx, ...parts }))
  await cast.propose(await cast.signedBy(ann, parts, { signature: both, hashCompared: true }))
  const { reply } = await cast.propose(await cast.signedBy(cat, parts, { hashCompared: false }))
  const told = reply && multisigIn(reply)?.confirmations
  expect(new Map(told?.map(({ signer, hashCompared }) => [signer.value, hashCompared]))).toEqual(
    new Map([
      [ann.address, true],
      [bob.address, undefined],
      [cat.address, false],
    ]),
  )
  expect(await cast.propose(await cast.signedBy(ann, parts, { hashCompared: 'yes' }))).toMatchObject({
    status: 400,
  })
})

test('behavior: eth_sign counts where the operator allows it', async () => {
  const parts = { ...tx, value: 79n }
  const body = await cast.signedBy(ann, parts)
  const signature = await cast.ethSign('ann', hashesFor(cast.safe.address, parts).hash)
  const asked = { parameters: { safe_address: cast.safe.address }, body: { ...body, signature } }
  expect(await cast.gateway.ask(proposeTransaction, asked)).toMatchObject({ status: 422 })
  const allowing = await cast.openGateway(true)
  expect(await allowing.ask(proposeTransaction, asked)).toMatchObject({ status: 200 })
})
