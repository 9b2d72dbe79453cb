import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { devnet as listed } from '@love/contracts/deployments/1337'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { type Address, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain } from '../../../contracts/solidity/createTestChain.ts'
import { deployVault } from '../../../contracts/solidity/deployVault.ts'
import { performIntent } from '../../../devnet/test/performIntent.ts'
import { readVault } from '../actions/readVault.ts'
import { enterVaultIntent } from '../intents/enterVaultIntent.ts'
import type { Intent } from '../intents/intent.ts'
import { leaveVaultIntent } from '../intents/leaveVaultIntent.ts'
import { isAvailable } from '../prices/figure.ts'
import { fraction } from '../prices/fraction.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { faith } from '../tokens/tokens.ts'
import { previewEntry, previewExit } from './previewEntry.ts'
import { loveFor, sharePrice } from './vaultAt.ts'

let devnet: Devnet
let deployment: Deployment
let account: Address
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  deployment = devnet.contracts.deployment
  account = devnet.roles.demo[0]
})
afterAll(() => devnet.close())

const read = () => readVault(devnet.client, { deployment, account })

const perform = (intent: Intent) => performIntent(devnet, intent)

test('default: entering and leaving give what was previewed, to the wei #sound-contracts', async () => {
  for (const amount of [1n, 7n, parseEther('0.5'), parseEther('1234.567'), parseEther('20000')]) {
    const before = await read()
    const intent = enterVaultIntent({ deployment, account, vault: before, amount })
    // One block for the approval, one for the entry.
    const preview = previewEntry(before, amount, before.block + BigInt(intent.calls.length))
    expect(intent.calls.map(({ words }) => words.split(' ')[0])).toEqual(['Approve', 'Deposit'])
    expect(await perform(intent)).toEqual([-amount, preview.shares])
    const entered = await read()
    expect(entered.position?.allowance).toBe(0n)
    expect(loveFor(entered, preview.shares, entered.block)).toBe(preview.worth)
    expect(sharePrice(entered)).toEqual(preview.priceAfter)
    await devnet.client.mine({ blocks: 5 })
    const grown = await read()
    const paid = previewExit(grown, preview.shares)
    expect(
      await perform(leaveVaultIntent({ deployment, account, vault: grown, shares: preview.shares })),
    ).toEqual([-preview.shares, paid])
  }
})

test('behavior: the share price of a later block needs no asking', async () => {
  const vault = await read()
  const [before, after] = [sharePrice(vault), sharePrice(vault, vault.block + 7_100n)]
  if (!isAvailable(before) || !isAvailable(after)) throw new Error('There is no price.')
  expect(after.numerator * before.denominator).toBeGreaterThan(before.numerator * after.denominator)
  await devnet.client.mine({ blocks: 7_100 })
  const day = await read()
  expect(sharePrice(day)).toEqual(after)
})

test('error: a closed vault says so, and lets nobody in or out', async () => {
  const set = (active: boolean) =>
    devnet.client.writeContract({
      ...sender(devnet.roles.deployer),
      abi: faithVaultAbi,
      address: tokenAddress(deployment, faith),
      functionName: 'setActive',
      args: [active],
    })
  await set(false)
  const vault = await read()
  expect(vault.active).toBe(false)
  expect(() => enterVaultIntent({ deployment, account, vault, amount: 5n })).toThrow('The vault is paused')
  expect(() => leaveVaultIntent({ deployment, account, vault, shares: 5n })).toThrow('The vault is paused')
  expect(sharePrice(vault, vault.block + 100n)).toEqual(sharePrice(vault))
  await set(true)
  const shares = (vault.position?.shares ?? 0n) + 1n
  const open = await read()
  expect(() => leaveVaultIntent({ deployment, account, vault: open, shares })).toThrow(
    'not have enough FAITH',
  )
})

test('behavior: a gift that makes one share dear takes nothing from whoever reads before entering #sound-contracts', async () => {
  const chain = await createTestChain()
  const { love, vault } = await deployVault(chain, { lovePerBlock: 0n, faithFeePercent: 3n })
  const here = { ...listed, tokens: { ...listed.tokens, LOVE: love.address, FAITH: vault.address } }
  const state = () => readVault(chain.client, { deployment: here, account: chain.bob })
  expect(sharePrice(await state())).toEqual({ unavailable: 'the vault is empty' })
  // The first to enter gets one share for one wei, then gives the vault a fortune.
  expect(previewEntry(await state(), 1n)).toMatchObject({ shares: 1n, feeShares: 0n, cost: 0n })
  await vault.write.enter([1n], { account: chain.alice })
  await love.write.transfer([vault.address, parseEther('1000')], { account: chain.alice })
  const seen = await state()
  expect(sharePrice(seen)).toEqual(fraction(parseEther('1000') + 1n))
  expect(() => previewEntry(seen, parseEther('1000'))).toThrow('too small to receive FAITH')
  await expect(vault.simulate.enter([parseEther('1000')], { account: chain.bob })).rejects.toThrow(
    'ZeroShares',
  )
  // 1,999 LOVE would be worth 1,499 at once, and the preview says it.
  const preview = previewEntry(seen, parseEther('1999'))
  expect(preview).toMatchObject({ shares: 1n, worth: (parseEther('2999') + 1n) / 2n })
  await vault.write.enter([parseEther('1999')], { account: chain.bob })
  const after = await state()
  expect(loveFor(after, after.position?.shares ?? 0n)).toBe(preview.worth)
  const before = after.position?.love ?? 0n
  await vault.write.leave([1n], { account: chain.bob })
  expect(((await state()).position?.love ?? 0n) - before).toBe(preview.worth)
})
