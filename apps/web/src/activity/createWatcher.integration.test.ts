import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { encodeFunctionData, type Hash, parseEther, parseGwei } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testFollow } from '../../test/testFollow.ts'

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

const follow = (hash: Hash, confirmations = 2) => testFollow(devnet, hash, { confirmations })

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

const nonceNow = () => devnet.client.getTransactionCount({ address: devnet.roles.demo[0] })

test('default: pending in the pool, included at one block, confirmed at the wanted depth', async () => {
  const { poll, words } = follow(await send(), 3)
  expect(await poll()).toEqual({ status: 'pending', detail: 'sent' })
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ status: 'pending', detail: 'included', depth: 1 })
  expect(words()).toMatchObject({ label: 'Included', text: expect.stringContaining('1 of 3 blocks') })
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ status: 'pending', depth: 2 })
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ status: 'confirmed', mined: { result: 'success' } })
})

test('behavior: status 0 is a failure with the reason of the farm in words', async () => {
  const data = encodeFunctionData({
    abi: loveFarmAbi,
    functionName: 'withdraw',
    args: [0n, parseEther('999999')],
  })
  const { poll, words } = follow(await send({ to: deployment.farm, value: 0n, data }))
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ status: 'pending', detail: 'included', mined: { result: 'reverted' } })
  expect(words().label).toBe('Included, but it failed')
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({
    status: 'failed',
    detail: 'reverted',
    mined: { reason: 'You have less staked than this amount.' },
  })
  expect(words().text).toMatch(
    /^You have less staked than this amount\. Only the network fee was spent, in block [\d,]+\.$/,
  )
})

test('behavior: the reason of the router is told too', async () => {
  const [account] = devnet.roles.demo
  const data = encodeFunctionData({
    abi: uniswapV2Router02Abi,
    functionName: 'swapExactETHForTokens',
    args: [0n, [deployment.tokens.WETH, deployment.tokens.LOVE], account, 1n],
  })
  const { poll } = follow(await send({ to: deployment.router, data }), 1)
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ detail: 'reverted', mined: { reason: 'The deadline has passed.' } })
})

test('behavior: out of gas is told', async () => {
  const data = encodeFunctionData({ abi: loveFarmAbi, functionName: 'withdraw', args: [0n, 0n] })
  const { poll } = follow(await send({ to: deployment.farm, value: 0n, data, gas: 30_000n }), 1)
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ detail: 'reverted', mined: { reason: 'Out of gas.' } })
})

test('behavior: the same thing with a higher fee is confirmed as what it is', async () => {
  const nonce = await nonceNow()
  const { poll, words } = follow(await send({ nonce }))
  await poll()
  const faster = await send({ nonce, ...fee('9') })
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ detail: 'included', mined: { hash: faster, result: 'success' } })
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ status: 'confirmed', mined: { hash: faster } })
  expect(words().text).toContain('a different fee')
})

test('behavior: a transfer of nothing to oneself is a cancellation', async () => {
  const nonce = await nonceNow()
  const { poll, words } = follow(await send({ nonce }), 1)
  await poll()
  await send({ nonce, to: devnet.roles.demo[0], value: 0n, ...fee('9') })
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ status: 'failed', detail: 'cancelled' })
  expect(words().label).toBe('Cancelled')
})

test('behavior: anything else in its place is a replacement, also when it is found some blocks later', async () => {
  const nonce = await nonceNow()
  const { poll, words } = follow(await send({ nonce }), 1)
  await poll()
  const other = await send({ nonce, value: parseEther('2'), ...fee('9') })
  await devnet.client.mine({ blocks: 7 })
  expect(await poll()).toMatchObject({ status: 'failed', detail: 'replaced', mined: { hash: other } })
  expect(words().label).toBe('Replaced')
})

test('behavior: a dropped transaction is “not found” after two minutes, and is found again if it comes back #honest-status', async () => {
  const nonce = await nonceNow()
  const hash = await send({ nonce })
  const { poll, words } = follow(hash, 1)
  await poll()
  await devnet.client.dropTransaction({ hash })
  expect(await poll()).toMatchObject({ status: 'pending', detail: 'missing' })
  expect(await poll(119_000)).toMatchObject({ status: 'pending', detail: 'missing' })
  expect(await poll(1_000)).toMatchObject({ status: 'failed', detail: 'dropped', nonceUsed: false })
  expect(words().label).toBe('Not found')
  expect(await send({ nonce })).toBe(hash)
  expect(await poll()).toMatchObject({ status: 'pending', detail: 'sent' })
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ status: 'confirmed' })
})

test('behavior: a nonce gap is explained', async () => {
  const nonce = await nonceNow()
  const { poll, words } = follow(await send({ nonce: nonce + 2 }))
  expect(await poll()).toEqual({ status: 'pending', detail: 'sent', waitsFor: nonce })
  expect(words().text).toContain(`nonce ${nonce}. Check your wallet`)
})

test('behavior: a reorganisation that drops the block moves it back to pending, with words #honest-status', async () => {
  const hash = await send()
  const { poll, words } = follow(hash, 3)
  const before = await devnet.client.snapshot()
  await devnet.client.mine({ blocks: 2 })
  expect(await poll()).toMatchObject({ detail: 'included', depth: 2, moved: false })
  await devnet.client.revert({ id: before })
  expect(await poll()).toMatchObject({ status: 'pending', detail: 'reorged' })
  expect(words()).toMatchObject({
    label: 'Pending again',
    text: expect.stringContaining('removed its block'),
  })
})

test('behavior: a reorganisation that puts it into another block counts from one again, with words', async () => {
  const hash = await send()
  const { poll, words } = follow(hash, 3)
  const before = await devnet.client.snapshot()
  await devnet.client.mine({ blocks: 2 })
  await poll()
  await devnet.client.revert({ id: before })
  const isWaiting = await devnet.client.getTransaction({ hash }).catch(() => undefined)
  if (!isWaiting) expect(await send()).toBe(hash)
  await devnet.client.request({
    method: 'hardhat_setPrevRandao' as 'evm_mine',
    params: [`0x${'7'.repeat(64)}`] as never,
  })
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ status: 'pending', detail: 'included', depth: 1, moved: true })
  expect(words().text).toContain('moved it to another block')
  await devnet.client.mine({ blocks: 2 })
  expect(await poll()).toMatchObject({ status: 'confirmed' })
})

test('behavior: also a confirmed transaction goes back when its block is gone', async () => {
  const { poll } = follow(await send(), 1)
  const before = await devnet.client.snapshot()
  await devnet.client.mine({ blocks: 1 })
  expect(await poll()).toMatchObject({ status: 'confirmed' })
  await devnet.client.revert({ id: before })
  expect(await poll()).toMatchObject({ status: 'pending', detail: 'reorged' })
})
