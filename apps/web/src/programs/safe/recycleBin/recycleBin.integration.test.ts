import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getMultisigTransactions } from '@love/safe/api/endpoints/history'
import { safeTxOf } from '@love/safe/build/safeTxOf'
import { sendEther } from '@love/safe/build/sends'
import { confirmSafeTx } from '@love/safe/write/confirmSafeTx'
import { multisigIn } from '@love/safe/write/multisigIn'
import { proposeSafeTx } from '@love/safe/write/proposeSafeTx'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { rejectSafeTx } from '@love/safe/write/rejectSafeTx'
import { type Address, type Hash, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSafeTest, type SafeTest } from '../../../../test/openSafeTest.ts'
import { testBrowser } from '../../../../test/testBrowser.ts'
import { stored } from '../../../storage/stored.ts'
import { executeSafeTx } from '../review/executeSafeTx.ts'
import type { DeletedProposal } from './bin.ts'
import { deleteToBin } from './deleteToBin.ts'
import { binOf, binText } from './recycleBin.ts'
import { restoreSafeTx } from './restoreSafeTx.ts'

let place: SafeTest
let safe: Address
let people: readonly Awaited<ReturnType<SafeTest['person']>>[]
beforeAll(async () => {
  place = await openSafeTest()
  safe = place.devnet.safes.teamSafe
  people = await Promise.all([...place.devnet.roles.demo].map(place.person))
})
afterAll(() => place.close())

const title = 'A gift'
const receiver: Address = '0x00000000000000000000000000000000000000AA'
const person = (index: number) => {
  const found = people[index]
  if (!found) throw new Error('Nobody is there.')
  return found
}
const facts = () => readSafeFacts(place.devnet.client, { ...place, safe })
const gift = async (amount: bigint) =>
  safeTxOf({
    calls: [sendEther({ to: receiver, amount })],
    nonce: (await facts()).nonce,
    multiSendCallOnly: zeroAddress,
  })

const openBin = () => stored('bin', binOf, { ...binText, storage: testBrowser().openTab() })

/** Proposed by the first owner, confirmed by the second, deleted by the first. */
async function deleted(amount: bigint): Promise<DeletedProposal> {
  const bin = openBin()
  const { details } = await proposeSafeTx(person(0).deps, { safe, tx: await gift(amount) })
  const { details: signed } = await confirmSafeTx(person(1).deps, { safe, details })
  await deleteToBin({ ...person(0).deps, bin }, { safe, details: signed, title })
  const [proposal] = bin.get().deleted
  if (!proposal) throw new Error('Nothing was kept.')
  return proposal
}

const restore = (proposal: DeletedProposal) => restoreSafeTx(person(2).deps, { safe, proposal })
const signersOf = async (hash: Hash) => {
  const info = multisigIn(await place.details(hash))
  return { proposer: info?.proposer?.value, signers: info?.confirmations.map(({ signer }) => signer.value) }
}

test('default: what was deleted waits again, with the same proposer and signatures, and no wallet is asked', async () => {
  const proposal = await deleted(1n)
  expect(proposal).toMatchObject({ title, proposer: person(0).owner, tx: { value: 1n, to: receiver } })
  await expect(place.details(proposal.safeTxHash)).rejects.toMatchObject({ status: 404 })
  const before = people.map(({ requests }) => requests.length)
  expect(await restore(proposal)).toEqual({ taken: 2, had: 2, failure: undefined })
  expect(people.map(({ requests }) => requests.length)).toEqual(before)
  expect(await signersOf(proposal.safeTxHash)).toEqual({
    proposer: person(0).owner,
    signers: [person(0).owner, person(1).owner],
  })
  const details = await place.details(proposal.safeTxHash)
  expect(details.txStatus).toBe('AWAITING_EXECUTION')
  await deleteToBin({ ...person(0).deps, bin: openBin() }, { safe, details, title })
})

test('behavior: it is kept before the gateway is asked, and only a refusal takes it out again', async () => {
  const { details, safeTxHash } = await proposeSafeTx(person(0).deps, { safe, tx: await gift(2n) })
  const answering = (status: number) => {
    const bin = openBin()
    let kept = 0
    const answer = async () => {
      kept = bin.get().deleted.length
      if (status === 0) throw new TypeError('fetch failed')
      return Response.json({ code: status, message: 'No.' }, { status })
    }
    const gateway = { ...place.gateway, fetch: answer as typeof fetch }
    const end = deleteToBin({ ...person(0).deps, gateway, bin }, { safe, details, title })
    return end.catch(() => [kept, bin.get().deleted.length])
  }
  expect(await answering(403)).toEqual([1, 0])
  expect(await answering(422)).toEqual([1, 0])
  expect(await answering(404)).toEqual([1, 1])
  expect(await answering(500)).toEqual([1, 1])
  expect(await answering(0)).toEqual([1, 1])
  const bin = openBin()
  const stranger = deleteToBin({ ...person(1).deps, bin }, { safe, details, title })
  await expect(stranger).rejects.toThrow('can delete it')
  expect(bin.get().deleted).toEqual([])
  await deleteToBin({ ...person(0).deps, bin }, { safe, details, title })
  expect(bin.get().deleted).toMatchObject([{ safeTxHash }])
})

test('error: what was altered, has no signature of an owner or is used up is not restored', async () => {
  const proposal = await deleted(3n)
  const { tx, signatures } = proposal
  for (const changes of [{ value: 4n }, { nonce: tx.nonce + 1n }, { to: safe }, { operation: 1 as const }])
    await expect(restore({ ...proposal, tx: { ...tx, ...changes } })).rejects.toThrow(
      'does not match its hash',
    )
  await expect(restore({ ...proposal, signatures: [] })).rejects.toThrow('None of the stored signatures')
  const [first] = signatures
  const swapped = first ? [{ ...first, owner: person(2).owner }] : []
  await expect(restore({ ...proposal, signatures: swapped })).rejects.toThrow('None of the stored signatures')
  expect(await restore({ ...proposal, signatures: [...signatures.slice(1), ...swapped] })).toMatchObject({
    taken: 1,
    had: 2,
  })
  const { details } = await rejectSafeTx(person(1).deps, { safe, nonce: tx.nonce })
  const track = () => {}
  await executeSafeTx({ ...person(0).deps, track }, { safe, details, title })
  await expect(restore(proposal)).rejects.toThrow(`Nonce ${tx.nonce} has already been used`)
})

test('behavior: the gateway tells of what lost its nonce, and of what took it', async () => {
  const { nonce } = await facts()
  const list = async (query: object) => {
    const parameters = { chainId: 1337, address: safe }
    const { results } = await callEndpoint(place.gateway, getMultisigTransactions, { parameters, query })
    return results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
  }
  const rival = await proposeSafeTx(person(0).deps, { safe, tx: await gift(5n) })
  const rejected = await rejectSafeTx(person(1).deps, { safe, nonce })
  const track = () => {}
  await executeSafeTx({ ...person(0).deps, track }, { safe, details: rejected.details, title })
  await expect
    .poll(() => list({ executed: false, limit: 100 }))
    .toContainEqual(
      expect.objectContaining({ id: `multisig_${safe}_${rival.safeTxHash}`, txStatus: 'CANCELLED' }),
    )
  const [taken] = await list({ executed: true, nonce: Number(nonce), limit: 1 })
  expect(taken?.id).toBe(`multisig_${safe}_${rejected.safeTxHash}`)
})
