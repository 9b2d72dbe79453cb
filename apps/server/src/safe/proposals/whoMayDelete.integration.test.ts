import { safeAbi } from '@love/contracts/abi/safe.abi'
import { deleteTransaction } from '@love/safe/api/endpoints/proposals'
import { encodeFunctionData, pad } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ann, type Body, bob, eve, type SafeCast, startSafeCast, tx } from '../../../test/safeCast.ts'
import { deletionBy, executeWith, hashesFor, proposalFor } from '../../../test/safeProposal.ts'

let cast: SafeCast
beforeAll(async () => {
  cast = await startSafeCast()
  expect(await cast.propose(await cast.signedBy(ann))).toMatchObject({ status: 200 })
})
afterAll(() => cast.close())

const mine = async () => (await proposalFor(cast.safe.address, ann, tx)).safeTxHash
const hour = 3_600_000
const deletions: readonly (readonly [string, number, () => Promise<Body>])[] = [
  [
    'another owner',
    403,
    async () => ({ signature: await deletionBy(bob, cast.safe.address, await mine(), cast.time()) }),
  ],
  [
    'a stranger',
    403,
    async () => ({ signature: await deletionBy(eve, cast.safe.address, await mine(), cast.time()) }),
  ],
  [
    'the proposer two hours ago',
    403,
    async () => ({
      signature: await deletionBy(ann, cast.safe.address, await mine(), cast.time() - 2 * hour),
    }),
  ],
  [
    'the proposer in an hour',
    403,
    async () => ({ signature: await deletionBy(ann, cast.safe.address, await mine(), cast.time() + hour) }),
  ],
  [
    'the proposer for another Safe',
    403,
    async () => ({ signature: await deletionBy(ann, cast.other.address, await mine(), cast.time()) }),
  ],
  [
    'the proposer for another proposal',
    403,
    async () => ({ signature: await deletionBy(ann, cast.safe.address, pad('0x1'), cast.time()) }),
  ],
  [
    'the signature of the proposal itself',
    403,
    async () => ({ signature: (await cast.signedBy(ann)).signature }),
  ],
  ['no signature', 400, async () => ({})],
]

test.each(deletions)('error: %s cannot delete: %i #owner-signature', async (_, status, body) => {
  const before = await cast.written()
  const answer = await cast.gateway.ask(deleteTransaction, {
    parameters: { safeTxHash: await mine() },
    body: await body(),
  })
  expect(answer).toMatchObject({ status })
  expect(await cast.written()).toEqual(before)
})

test('behavior: a nested Safe that proposed something can take it back', async () => {
  const parts = { ...tx, value: 78n }
  const { hash } = hashesFor(cast.safe.address, parts)
  const signature = await cast.family.sign(hashesFor(cast.safe.address, parts))
  const body = { ...(await cast.signedBy(ann, parts)), sender: cast.family.address, signature }
  const posted = await cast.propose(body)
  expect(posted.status).toBe(200)
  const removal = { signature: await deletionBy(cast.family, cast.safe.address, hash, cast.time()) }
  const answer = await cast.gateway.ask(deleteTransaction, {
    parameters: { safeTxHash: hash },
    body: removal,
  })
  expect(answer.status).toBe(204)
})

test('error: who is no longer an owner cannot delete what an owner has confirmed, only what nobody has #owner-signature', async () => {
  const safe = cast.safe.address
  const [confirmed, lonely] = [
    { ...tx, nonce: 20n },
    { ...tx, nonce: 21n },
  ]
  for (const body of [
    await cast.signedBy(ann, confirmed),
    await cast.signedBy(bob, confirmed),
    await cast.signedBy(ann, lonely),
  ])
    expect(await cast.propose(body)).toMatchObject({ status: 200 })
  const args = [pad('0x1', { size: 20 }), ann.address, 2n] as const
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args })
  await executeWith(cast.devnet, safe, [ann, bob], { data })
  const remove = async (parts: typeof tx) => {
    const { hash } = hashesFor(safe, parts)
    const body = { signature: await deletionBy(ann, safe, hash, cast.time()) }
    return cast.gateway.ask(deleteTransaction, { parameters: { safeTxHash: hash }, body })
  }
  const before = await cast.written()
  expect(await remove(confirmed)).toMatchObject({
    status: 403,
    message: `${ann.address} is no longer an owner, and another owner has confirmed this transaction. It cannot be deleted.`,
  })
  expect(await cast.written()).toEqual(before)
  expect(await remove(lonely)).toMatchObject({ status: 204 })
})
