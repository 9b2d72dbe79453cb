import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { type Address, type Hash, parseEther, parseGwei } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { reviewedCall } from './sentCall.ts'
import { testFollow } from './testFollow.ts'
import { hasDeparted } from './transaction.ts'

let devnet: Devnet
let snapshot: Hash
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())
beforeEach(async () => {
  snapshot = await devnet.client.snapshot()
  await devnet.client.setAutomine(false)
})
afterEach(async () => {
  await devnet.client.revert({ id: snapshot })
  await devnet.client.setAutomine(true)
})

const fee = (gwei: string) => ({ maxFeePerGas: parseGwei(gwei), maxPriorityFeePerGas: parseGwei(gwei) })

/** One ether to the second account was reviewed. */
const follow = (hash: Hash, confirmations: number, address: Address = devnet.roles.demo[0]) => {
  const [, to] = devnet.roles.demo
  const reviewed = reviewedCall({ to, value: parseEther('1'), input: '0x' })
  return testFollow(devnet, hash, { confirmations, more: { reviewed, address } })
}

async function send(
  request: Partial<Parameters<Devnet['client']['sendTransaction']>[0]> = {},
): Promise<Hash> {
  const [account, to] = devnet.roles.demo
  return devnet.client.sendTransaction({
    account,
    to,
    value: parseEther('1'),
    gas: 500_000n,
    ...fee('5'),
    ...request,
  } as Parameters<Devnet['client']['sendTransaction']>[0])
}

test('default: what was reviewed arrives, is compared in the pool and in its block, and is a success', async () => {
  const { poll, words, current } = follow(await send(), 1)
  await poll()
  expect(current().arrived).toMatchObject({ isReviewed: true, value: parseEther('1') })
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ status: 'confirmed', mined: { fee: expect.any(BigInt) } })
  expect(words()).toMatchObject({ label: 'Confirmed', tone: 'success' })
})

test.each<[string, () => Promise<Hash>]>([
  ['another receiver', () => send({ to: devnet.roles.demo[2] })],
  ['another value', () => send({ value: parseEther('2') })],
  ['other data', () => send({ data: '0x00' })],
  ['a contract of its own', () => send({ to: null, data: '0x00' })],
  ['another account', () => send({ account: devnet.roles.demo[2] })],
])('error: %s than was reviewed is an alarm, in the pool, in its block and after it', async (_, sending) => {
  const { poll, words, current } = follow(await sending(), 2)
  const alarmed = () => {
    expect(hasDeparted(current())).toBe(true)
    expect(words()).toMatchObject({ label: 'Sent something else than you reviewed', tone: 'error' })
  }
  await poll()
  alarmed()
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ detail: 'included' })
  alarmed()
  await devnet.client.mine({ blocks: 1 })
  await poll()
  alarmed()
})

test('error: it is an alarm too where no node has shown it before it was in a block', async () => {
  const hash = await send({ value: parseEther('2') })
  await devnet.client.mine({ blocks: 1 })
  const { poll, words } = follow(hash, 1)
  await poll()
  expect(words().tone).toBe('error')
})

test('behavior: the same with a higher fee is what was reviewed; what a contract account had sent by others cannot be compared', async () => {
  const nonce = await devnet.client.getTransactionCount({ address: devnet.roles.demo[0] })
  const { poll, words, current } = follow(await send({ nonce }), 1)
  await poll()
  await send({ nonce, ...fee('9') })
  await devnet.client.mine({ blocks: 1 })
  await poll()
  expect(hasDeparted(current())).toBe(false)
  expect(words().label).toBe('Confirmed')
  const account = follow(await send(), 1, devnet.safes.teamSafe)
  await account.poll()
  expect(hasDeparted(account.current())).toBe(false)
})
