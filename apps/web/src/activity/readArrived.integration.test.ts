import { devnet as deployment } from '@love/contracts/deployments/1337'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { type Address, type Hash, numberToHex, parseEther, parseGwei } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testFollow } from '../../test/testFollow.ts'
import { type AskedCall, reviewedCall } from './sentCall.ts'
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

/** Known to everybody: the chain's first account, which signs here what the chain would not sign for it. */
const signer = mnemonicToAccount('test test test test test test test test test test test junk')
const fee = (gwei: string) => ({ maxFeePerGas: parseGwei(gwei), maxPriorityFeePerGas: parseGwei(gwei) })
const gift = (): AskedCall => ({ to: devnet.roles.demo[1], value: parseEther('1'), input: '0x' })

/** One ether to the second account was reviewed, unless said otherwise. */
const follow = (
  hash: Hash,
  confirmations: number,
  {
    address = devnet.roles.demo[0],
    asked = [gift()],
  }: { address?: Address; asked?: readonly AskedCall[] } = {},
) => testFollow(devnet, hash, { confirmations, more: { reviewed: asked.map(reviewedCall), address } })

type Sent = Parameters<Devnet['client']['sendTransaction']>[0]

async function send(request: Partial<Sent> = {}): Promise<Hash> {
  const [account, to] = devnet.roles.demo
  const usual = { account, to, value: parseEther('1'), gas: 500_000n, ...fee('5') }
  return devnet.client.sendTransaction({ ...usual, ...request } as Sent)
}

/** As after an upgrade (EIP-7702): the account borrows the code of a contract. */
async function upgrade(address: Address): Promise<void> {
  const borrowed = deployment.multicall3.slice(2).toLowerCase()
  await devnet.client.setCode({ address, bytecode: `0xef0100${borrowed}` })
}

test('default: what was reviewed arrives, is compared in the pool and in its block, and is a success', async () => {
  const { poll, words, current } = follow(await send(), 1)
  await poll()
  expect(current().arrived).toMatchObject({
    verdict: 'reviewed',
    from: devnet.roles.demo[0],
    to: devnet.roles.demo[1],
    value: parseEther('1'),
    cost: { gas: 500_000n, fee: 500_000n * parseGwei('5') },
  })
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ status: 'confirmed', mined: { fee: expect.any(BigInt) } })
  expect(words()).toMatchObject({ label: 'Confirmed', tone: 'success' })
})

test.each<[string, () => Promise<Hash>]>([
  ['another receiver', () => send({ to: devnet.roles.demo[2] })],
  ['another value', () => send({ value: parseEther('2') })],
  ['other data', () => send({ data: '0x00' })],
  ['a contract of its own', () => send({ to: null, data: '0x00' })],
])(
  'error: %s than was reviewed is an alarm, in the pool, in its block and after it #sent-as-reviewed',
  async (_, sending) => {
    const { poll, words, current } = follow(await sending(), 2)
    const alarmed = () => {
      expect(hasDeparted(current())).toBe(true)
      expect(words()).toMatchObject({ label: 'Not what you reviewed', tone: 'error' })
    }
    await poll()
    alarmed()
    await devnet.client.mine({ blocks: 1 })
    expect(await poll()).toMatchObject({ detail: 'included' })
    alarmed()
    await devnet.client.mine({ blocks: 1 })
    await poll()
    alarmed()
  },
)

test('error: it is an alarm too where no node has shown it before it was in a block', async () => {
  const hash = await send({ value: parseEther('2') })
  await devnet.client.mine({ blocks: 1 })
  const { poll, words } = follow(hash, 1)
  await poll()
  expect(words().tone).toBe('error')
})

test('error: what another account sent is an alarm as soon as it is sure that this one is no smart account', async () => {
  const { poll, words, current } = follow(await send({ account: devnet.roles.demo[2] }), 1)
  await poll()
  expect(current().arrived).toBeUndefined()
  await devnet.client.mine({ blocks: 1 })
  await poll()
  expect(current().arrived).toMatchObject({ verdict: 'other', from: devnet.roles.demo[2] })
  expect(words().tone).toBe('error')
})

test('error: what was reviewed, with the whole account handed over beside it, is an alarm', async () => {
  const { multicall3: contractAddress } = deployment
  const nonce = await devnet.client.getTransactionCount({ address: signer.address })
  const authorization = await signer.signAuthorization?.({ contractAddress, chainId: 1337, nonce: nonce + 1 })
  const serializedTransaction = await signer.signTransaction({
    type: 'eip7702',
    chainId: 1337,
    nonce,
    gas: 500_000n,
    ...fee('5'),
    to: devnet.roles.demo[1],
    value: parseEther('1'),
    authorizationList: authorization ? [authorization] : [],
  })
  const hash = await devnet.client.sendRawTransaction({ serializedTransaction })
  await devnet.client.mine({ blocks: 1 })
  const { poll, words, current } = follow(hash, 1)
  await poll()
  expect(current().arrived).toMatchObject({ verdict: 'other', delegates: [contractAddress] })
  expect(words().tone).toBe('error')
})

test('behavior: the same with a higher fee is what was reviewed', async () => {
  const nonce = await devnet.client.getTransactionCount({ address: devnet.roles.demo[0] })
  const { poll, words, current } = follow(await send({ nonce }), 1)
  await poll()
  await send({ nonce, ...fee('9') })
  await devnet.client.mine({ blocks: 1 })
  await poll()
  expect(hasDeparted(current())).toBe(false)
  expect(words().label).toBe('Confirmed')
})

test('behavior: what was cancelled in the wallet is told as that, and is no alarm', async () => {
  const nonce = await devnet.client.getTransactionCount({ address: devnet.roles.demo[0] })
  const { poll, words } = follow(await send({ nonce }), 1)
  await poll()
  await send({ nonce, to: devnet.roles.demo[0], value: 0n, ...fee('9') })
  await devnet.client.mine({ blocks: 1 })
  await poll()
  expect(words()).toMatchObject({ label: 'Cancelled', tone: 'info' })
})

test('behavior: what others sent for a smart account is no alarm, and is said not to be compared', async () => {
  const { poll, words, current } = follow(await send(), 1, { address: devnet.safes.teamSafe })
  expect(await poll()).toEqual({ status: 'pending', detail: 'sent' })
  await devnet.client.mine({ blocks: 1 })
  await poll()
  expect(current()).toMatchObject({ arrived: { verdict: 'wrapped' } })
  expect(current().arrived?.cost).toBeUndefined()
  expect(words()).toMatchObject({ label: 'Confirmed', text: expect.stringMatching('was not compared') })
})

test('behavior: an account that becomes a smart account by its first transaction raises no alarm before it', async () => {
  const address = numberToHex(0xacc0, { size: 20 })
  const { poll, current } = follow(await send(), 1, { address })
  await poll()
  expect(current().arrived).toBeUndefined()
  await devnet.client.setCode({ address, bytecode: '0x00' })
  await devnet.client.mine({ blocks: 1 })
  await poll()
  expect(current().arrived?.verdict).toBe('wrapped')
})

test('behavior: an upgraded account may call itself; what it sends to others is compared as ever', async () => {
  const [address, , other] = devnet.roles.demo
  await upgrade(address)
  const wrapped = follow(await send({ to: address, value: 0n, data: '0x12345678' }), 1)
  await wrapped.poll()
  expect(wrapped.current().arrived?.verdict).toBe('wrapped')
  const theft = follow(await send({ to: other }), 1)
  await theft.poll()
  expect(theft.current().arrived?.verdict).toBe('other')
  const honest = follow(await send(), 1)
  await honest.poll()
  expect(honest.current().arrived?.verdict).toBe('reviewed')
})

test('behavior: of a batch it may be any call, and nothing else', async () => {
  const asked = [{ ...gift(), value: 7n }, gift()]
  const part = follow(await send(), 1, { asked })
  await part.poll()
  expect(part.current().arrived?.verdict).toBe('reviewed')
  const other = follow(await send({ value: 8n }), 1, { asked })
  await other.poll()
  expect(other.current().arrived?.verdict).toBe('other')
})
