import { safeAbi } from '@love/contracts/abi/safe.abi'
import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getMessage } from '@love/safe/api/endpoints/messages'
import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import { safeTxOf } from '@love/safe/build/safeTxOf'
import { sendEther } from '@love/safe/build/sends'
import { safeMessageHashes } from '@love/safe/messageHash'
import { encodePart } from '@love/safe/signatures/encodeSignatures'
import { confirmSafeMessage } from '@love/safe/write/confirmSafeMessage'
import { confirmSafeTx } from '@love/safe/write/confirmSafeTx'
import { deleteSafeTx } from '@love/safe/write/deleteSafeTx'
import { multisigIn } from '@love/safe/write/multisigIn'
import { proposeSafeMessage } from '@love/safe/write/proposeSafeMessage'
import { proposeSafeTx } from '@love/safe/write/proposeSafeTx'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { rejectSafeTx } from '@love/safe/write/rejectSafeTx'
import { verifySafeTx } from '@love/safe/write/verifySafeTx'
import { type Address, getAddress, type Hex, hashMessage, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSafeTest, type SafeTest } from '../../../../test/openSafeTest.ts'
import { executeSafeTx } from './executeSafeTx.ts'

let place: SafeTest
let safe: Address
let soloSafe: Address
let people: readonly Awaited<ReturnType<SafeTest['person']>>[]
beforeAll(async () => {
  place = await openSafeTest()
  safe = place.devnet.safes.teamSafe
  soloSafe = place.devnet.safes.soloSafe
  people = await Promise.all([...place.devnet.roles.demo, place.devnet.roles.whale].map(place.person))
})
afterAll(() => place.close())

const person = (index: number) => {
  const found = people[index]
  if (!found) throw new Error('Nobody is there.')
  return found
}
const facts = (of = safe) => readSafeFacts(place.devnet.client, { ...place, safe: of })
const receiver: Address = '0x00000000000000000000000000000000000000AA'
const gift = async (value = 1n, of = safe, ahead = 0n) =>
  safeTxOf({
    calls: [sendEther({ to: receiver, amount: value })],
    nonce: (await facts(of)).nonce + ahead,
    multiSendCallOnly: zeroAddress,
  })
const track = vi.fn()
const title = 'A gift'

test('default: one proposes, another executes without signing, and each is asked once', async () => {
  const [ann, bob] = [person(0), person(1)]
  const before = await place.devnet.client.getBalance({ address: receiver })
  const proposed = await proposeSafeTx(ann.deps, { safe, tx: await gift(parseEther('1')) })
  expect(ann.asked()).toEqual(['eth_signTypedData_v4'])
  const { hash, safeTxHash } = await executeSafeTx(
    { ...bob.deps, track },
    { safe, details: await place.details(proposed.safeTxHash), title },
  )
  expect(safeTxHash).toBe(proposed.safeTxHash)
  expect(bob.asked()).toEqual(['eth_sendTransaction'])
  const { to, value, input } = await place.devnet.client.getTransaction({ hash })
  expect(track).toHaveBeenCalledWith({ hash, title, asked: [{ to: getAddress(to ?? '0x'), value, input }] })
  const after = await place.devnet.client.getBalance({ address: receiver })
  expect(after - before).toBe(parseEther('1'))
  await expect.poll(async () => (await place.details(safeTxHash)).txStatus).toBe('SUCCESS')
})

test('default: two sign, a stranger executes', async () => {
  const tx = await gift(2n)
  const { details, safeTxHash } = await proposeSafeTx(person(0).deps, { safe, tx })
  const stranger = person(3)
  const execute = async () =>
    executeSafeTx({ ...stranger.deps, track }, { safe, details: await place.details(safeTxHash), title })
  await expect(execute()).rejects.toThrow('1 of 2 owners have signed')
  await expect(confirmSafeTx(stranger.deps, { safe, details })).rejects.toThrow('is not an owner')
  expect(stranger.asked()).toEqual([])
  await confirmSafeTx(person(2).deps, { safe, details })
  await execute()
  expect((await facts()).nonce).toBe(tx.nonce + 1n)
})

test('behavior: a Safe of one signs and executes alone', async () => {
  const ann = person(0)
  const { details } = await proposeSafeTx(ann.deps, { safe: soloSafe, tx: await gift(3n, soloSafe) })
  await executeSafeTx({ ...ann.deps, track }, { safe: soloSafe, details, title })
  expect((await facts(soloSafe)).nonce).toBe(1n)
})

test('behavior: a rival is rejected, and what is left can be taken back by who proposed it', async () => {
  const [ann, bob] = [person(0), person(1)]
  const { nonce } = await facts()
  const rival = await proposeSafeTx(ann.deps, { safe, tx: await gift(4n) })
  const later = await proposeSafeTx(ann.deps, { safe, tx: await gift(5n, safe, 1n) })
  const rejected = await rejectSafeTx(bob.deps, { safe, nonce })
  const executed = (details: typeof rival.details) =>
    executeSafeTx({ ...person(2).deps, track }, { safe, details, title })
  await expect(executed(later.details)).rejects.toThrow(`Nonce ${nonce} must be executed first`)
  await executed(rejected.details)
  await expect(executed(rival.details)).rejects.toThrow('has already been used')
  await expect(confirmSafeTx(bob.deps, { safe, details: rival.details })).rejects.toThrow(
    'has already been used',
  )
  await expect(deleteSafeTx(bob.deps, { safe, details: later.details })).rejects.toThrow('can delete it')
  await deleteSafeTx(ann.deps, { safe, details: later.details })
  await expect(place.details(later.safeTxHash)).rejects.toMatchObject({ status: 404 })
})

test('behavior: a message is signed by two, and the Safe itself takes the signature', async () => {
  const message = 'We love you.'
  const first = await proposeSafeMessage(person(0).deps, { safe, message })
  expect(first).toMatchObject({ signed: 1, required: 2, signature: '0x' })
  expect(first.messageHash).toBe(safeMessageHashes({ ...(await facts()), message }).hash)
  const asked = await callEndpoint(place.gateway, getMessage, {
    parameters: { chainId: 1337, message_hash: first.messageHash },
  })
  const altered = { ...asked, message: 'We love her.' }
  const bob = person(1)
  const before = bob.asked().length
  await expect(confirmSafeMessage(bob.deps, { safe, asked: altered })).rejects.toThrow('Hash mismatch')
  expect(bob.asked().length).toBe(before)
  const { signature } = await confirmSafeMessage(bob.deps, { safe, asked })
  const { client } = place.devnet
  const isValid = await client.verifyMessage({ address: safe, message, signature })
  expect(isValid).toBe(true)
  expect(hashMessage(message)).not.toBe(first.messageHash)
})

test('behavior: typed data arrives as it is signed, whatever else was pasted', async () => {
  const types = { Vow: [{ name: 'to', type: 'string' }] }
  const message = { domain: { chainId: 1337 }, types, message: { to: 'LOVE', note: 'harmless' } }
  const { messageHash } = await proposeSafeMessage(person(0).deps, { safe, message })
  const asked = await callEndpoint(place.gateway, getMessage, {
    parameters: { chainId: 1337, message_hash: messageHash },
  })
  expect(asked.message).toEqual({
    domain: { chainId: 1337 },
    types: { ...types, EIP712Domain: [{ name: 'chainId', type: 'uint256' }] },
    primaryType: 'Vow',
    message: { to: 'LOVE' },
  })
})

test('error: what the gateway altered does not match, and the wallet hears nothing', async () => {
  const { details } = await proposeSafeTx(person(0).deps, { safe, tx: await gift(6n) })
  const bob = person(1)
  const before = bob.requests.length
  const { txData } = details
  const info = multisigIn(details)
  if (!txData || !info) throw new Error('Nothing to alter.')
  const data = (changes: object) => ({ ...details, txData: { ...txData, ...changes } })
  const execution = (changes: object) => ({ ...details, detailedExecutionInfo: { ...info, ...changes } })
  const altered: readonly TransactionDetails[] = [
    data({ to: { value: safe } }),
    data({ value: '7' }),
    data({ hexData: '0x00' }),
    data({ operation: 1 }),
    execution({ safeTxGas: '1' }),
    execution({ baseGas: '1' }),
    execution({ gasPrice: '1' }),
    execution({ gasToken: safe }),
    execution({ refundReceiver: { value: safe } }),
    execution({ nonce: info.nonce + 1 }),
    { ...details, safeAddress: soloSafe },
  ]
  for (const shown of altered) {
    expect(verifySafeTx(shown, await facts())).toMatchObject({ matches: false })
    await expect(confirmSafeTx(bob.deps, { safe, details: shown })).rejects.toThrow('Hash mismatch')
    await expect(executeSafeTx({ ...bob.deps, track }, { safe, details: shown, title })).rejects.toThrow(
      'Hash mismatch',
    )
  }
  const elsewhere = { ...bob.deps, deployment: { ...place.deployment, chainId: 1 } }
  await expect(confirmSafeTx(elsewhere, { safe, details })).rejects.toThrow('domain hash does not match')
  expect(bob.requests.length).toBe(before)
})

test('error: approvals and words of contracts that the chain does not know count for nobody', async () => {
  const [ann, bob, stranger] = [person(0), person(1), person(3)]
  const { details, safeTxHash } = await proposeSafeTx(ann.deps, { safe, tx: await gift(9n) })
  const info = multisigIn(details)
  if (!info) throw new Error('Nothing to add to.')
  const approval = encodePart({ kind: 'approved', owner: bob.owner })
  const claiming = (signature: Hex): TransactionDetails => {
    const claim = { signer: { value: bob.owner }, signature, submittedAt: 0 }
    // Also one in the place of a good one.
    const other = {
      signer: { value: ann.owner },
      signature: encodePart({ kind: 'approved', owner: ann.owner }),
    }
    const confirmations = [...info.confirmations, claim, { ...other, submittedAt: 0 }]
    return { ...details, detailedExecutionInfo: { ...info, confirmations } }
  }
  const execute = (signature: Hex) =>
    executeSafeTx({ ...stranger.deps, track }, { safe, details: claiming(signature), title })
  const word = encodePart({ kind: 'contract', owner: bob.owner, data: '0x1234' })
  for (const signature of [approval, word])
    await expect(execute(signature)).rejects.toThrow('1 of 2 owners have signed')
  const { client } = place.devnet
  const call = { abi: safeAbi, address: safe, functionName: 'approveHash', args: [safeTxHash] } as const
  await client.writeContract({ ...call, account: bob.owner, gas: 200_000n })
  await execute(approval)
  expect((await facts()).nonce).toBe(BigInt(info.nonce) + 1n)
})

test('error: a signature of somebody else, one altered, and no signature are not sent', async () => {
  const eve = await place.person(place.devnet.roles.demo[0])
  const tx = await gift(7n)
  const propose = () => proposeSafeTx(eve.deps, { safe, tx })
  eve.script('eth_signTypedData_v4', ([, data]) =>
    eve.ask('eth_signTypedData_v4', [place.devnet.roles.demo[1], data]),
  )
  await expect(propose()).rejects.toThrow(`but by ${place.devnet.roles.demo[1]}`)
  eve.script('eth_signTypedData_v4', () => `0x${'11'.repeat(32)}7f${'ff'.repeat(31)}1b`)
  await expect(propose()).rejects.toThrow('malleable')
  eve.script('eth_signTypedData_v4', () => '0x')
  await expect(propose()).rejects.toMatchObject({ name: 'BadAnswerError' })
})

test('error: what is no Safe, and what would fail', async () => {
  const bob = person(1)
  await expect(proposeSafeTx(bob.deps, { safe: receiver, tx: await gift() })).rejects.toThrow('no Safe at')
  const tx = { ...(await gift(parseEther('1000000'))), nonce: (await facts()).nonce }
  const { details } = await proposeSafeTx(person(0).deps, { safe, tx })
  await expect(executeSafeTx({ ...bob.deps, track }, { safe, details, title })).rejects.toThrow('would fail')
})
