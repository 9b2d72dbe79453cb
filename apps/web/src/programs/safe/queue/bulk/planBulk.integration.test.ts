import { changeThreshold } from '@love/safe/build/owners'
import { safeTxOf } from '@love/safe/build/safeTxOf'
import { sendEther } from '@love/safe/build/sends'
import { confirmSafeTx } from '@love/safe/write/confirmSafeTx'
import { multisigIn } from '@love/safe/write/multisigIn'
import { proposeSafeTx } from '@love/safe/write/proposeSafeTx'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import type { Address } from 'viem'
import { sendTransaction } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSafeTest, type SafeTest } from '../../../../../test/openSafeTest.ts'
import { executionIn } from '../../executions/executionIn.ts'
import { placeExecutions } from '../../executions/placeExecutions.ts'
import { readSafeSettings } from '../../propose/readSafeSettings.ts'
import { type BulkItem, planBulk } from './planBulk.ts'

let place: SafeTest
let safe: Address
let people: readonly Awaited<ReturnType<SafeTest['person']>>[]
beforeAll(async () => {
  place = await openSafeTest()
  safe = place.devnet.safes.teamSafe
  people = await Promise.all([...place.devnet.roles.demo, place.devnet.roles.whale].map(place.person))
})
afterAll(() => place.close())

const receiver: Address = '0x00000000000000000000000000000000000000AA'
const facts = () => readSafeFacts(place.devnet.client, { ...place, safe })
const person = (index: number) => {
  const found = people[index]
  if (!found) throw new Error('Nobody is there.')
  return found
}

/** Signed by two, `ahead` nonces after the next one. */
async function signed(ahead: bigint, calls: Parameters<typeof safeTxOf>[0]['calls']) {
  const tx = safeTxOf({ calls, nonce: (await facts()).nonce + ahead, multiSendCallOnly: receiver })
  const { details } = await proposeSafeTx(person(0).deps, { safe, tx })
  return (await confirmSafeTx(person(1).deps, { safe, details })).details
}
const plan = async (items: readonly BulkItem[]) =>
  planBulk({ client: place.devnet.client, facts: await facts(), executor: person(3).deps.owner, items })
const gift = (amount: bigint) => [sendEther({ to: receiver, amount })]

test('default: two that wait become two calls, which a stranger sends in order', async () => {
  const details = [await signed(0n, gift(3n)), await signed(1n, gift(4n))]
  const executor = person(3).deps.owner
  const items = details.map((each, index) => ({ details: each, title: `gift ${index}` }))
  const { calls, stop } = await plan(items)
  expect(stop).toBeUndefined()
  expect(calls.map(({ words }) => words)).toEqual([
    expect.stringMatching(/^Execute nonce \d+: gift 0$/),
    expect.stringMatching(/^Execute nonce \d+: gift 1$/),
  ])
  const placed = await placeExecutions(await facts(), calls.map(executionIn))
  expect(placed.map((one) => one?.safeTxHash)).toEqual(details.map((one) => multisigIn(one)?.safeTxHash))
  const before = (await facts()).nonce
  for (const { to, data } of calls)
    await sendTransaction(place.devnet.client, { account: executor, to, data, gas: 500_000n, chain: null })
  expect((await facts()).nonce).toBe(before + 2n)
  expect(await place.devnet.client.getBalance({ address: receiver })).toBe(7n)
})

test('behavior: it ends after a change of the Safe itself, and before what is not its turn', async () => {
  const settings = await readSafeSettings(place.devnet.client, { ...place, safe })
  const { call } = changeThreshold(settings, 1)
  const change = { details: await signed(0n, [call]), title: 'change' }
  const next = { details: await signed(1n, gift(1n)), title: 'gift' }
  const both = await plan([change, next])
  expect(both.calls).toHaveLength(1)
  expect(both.stop).toMatch('changes the Safe’s settings')
  const early = await plan([next])
  expect(early).toEqual({ calls: [], stop: expect.stringMatching('is not next') })
})

test('error: what does not match, or is signed by too few, ends it with the reason', async () => {
  const details = await signed(0n, gift(9n))
  const altered = { ...details, txData: details.txData && { ...details.txData, value: '10' } }
  const items = (one: typeof details) => [{ details: one, title: '' }]
  const wrong = await plan(items(altered))
  expect(wrong).toEqual({ calls: [], stop: expect.stringMatching('Hash mismatch') })
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG') throw new Error('It has no signatures.')
  const half = {
    ...details,
    detailedExecutionInfo: { ...info, confirmations: info.confirmations.slice(1) },
  }
  const few = await plan(items(half))
  expect(few).toEqual({ calls: [], stop: expect.stringMatching('1 of 2 owners have signed') })
})
