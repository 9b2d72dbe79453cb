import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getTransactionQueue } from '@love/safe/api/endpoints/history'
import { sendEther } from '@love/safe/build/sends'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSafeTest, type SafeTest } from '../../../../test/openSafeTest.ts'
import type { SafeReviewRequest } from '../../../wallet/safe/review/safeReviewRequest.ts'
import { performReview } from './performReview.ts'
import { reviewSubject } from './reviewSubject.ts'
import { untilClosed } from './untilClosed.ts'

let place: SafeTest
let safe: Address
beforeAll(async () => {
  place = await openSafeTest()
  safe = place.devnet.safes.teamSafe
})
afterAll(() => place.close())

const receiver: Address = '0x00000000000000000000000000000000000000AA'

const nothing = () => {}

async function waiting(): Promise<number> {
  const parameters = { chainId: 1337, safe_address: safe }
  const call = { parameters, query: { trusted: false } }
  const { results } = await callEndpoint(place.gateway, getTransactionQueue, call)
  return results.filter(({ type }) => type === 'TRANSACTION').length
}

/** The owner has pressed the button; the app that asked may go at any moment. */
async function press(window: AbortController) {
  const owner = await place.person(place.devnet.roles.demo[0] as Address)
  const calls = [sendEther({ to: receiver, amount: 1n })]
  const request: SafeReviewRequest = { kind: 'propose', safe, title: 'An app asks', calls }
  const facts = await readSafeFacts(place.devnet.client, { ...place, safe })
  const subject = reviewSubject(request, facts, facts.nonce)
  if (subject.kind === 'mismatch') throw new Error(subject.words)
  const line = untilClosed(owner.deps.line, window.signal)
  const perform = () =>
    performReview({ ...owner.deps, line, track: nothing, bin: { update: nothing } }, request, subject)
  return { ...owner, perform }
}

test('behavior: closed before the wallet was asked, it never is', async () => {
  const window = new AbortController()
  const { perform, asked } = await press(window)
  const performed = perform()
  window.abort()
  await expect(performed).rejects.toThrow(/abort/i)
  expect(asked()).toEqual([])
  expect(await waiting()).toBe(0)
})

test('behavior: closed while the wallet shows it, the signature goes nowhere', async () => {
  const window = new AbortController()
  const { perform, asked, script, ask } = await press(window)
  script('eth_signTypedData_v4', (params) => {
    window.abort()
    return ask('eth_signTypedData_v4', params)
  })
  await expect(perform()).rejects.toThrow(/abort/i)
  expect(asked()).toEqual(['eth_signTypedData_v4'])
  expect(await waiting()).toBe(0)
})

test('default: while the window is open it is signed and proposed', async () => {
  const { perform, asked } = await press(new AbortController())
  expect(await perform()).toMatchObject({ status: 'signed' })
  expect(asked()).toEqual(['eth_signTypedData_v4'])
  expect(await waiting()).toBe(1)
})
