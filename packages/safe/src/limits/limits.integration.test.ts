import { allowanceModuleAbi } from '@love/contracts/abi/allowanceModule.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import type { IntentCall } from '@love/protocol/intents/intent'
import { eth } from '@love/protocol/tokens/tokens'
import { type Address, erc20Abi, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestTeam, type TestTeam } from '../../test/testTeam.ts'
import { safeTxOf } from '../build/safeTxOf.ts'
import { disableModule, enableModule } from '../build/settings.ts'
import { limitAt } from './limit.ts'
import { type GiveLimitParameters, giveLimit, resetLimit, revokeLimit } from './limitCalls.ts'
import { moduleForNew, readLimitModules } from './limitModules.ts'
import { readLeftovers, readLimits } from './readLimits.ts'
import { type SpendLimitParameters, spendLimitIntent } from './spendLimitIntent.ts'
import { spentBy } from './spentBy.ts'

const { multiSendCallOnly } = safeContracts
const ether = { address: zeroAddress, symbol: 'ETH', decimals: 18 }

let devnet: Devnet
let team: TestTeam
let delegate: Address
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  const { demo } = devnet.roles
  delegate = demo[1]
  team = await createTestTeam(devnet.client, {
    names: ['ann', 'bob'],
    ownerCount: 2,
    threshold: 2,
    from: demo[0],
  })
  await devnet.client.sendTransaction({
    account: demo[0],
    to: team.safe,
    value: parseEther('10'),
    gas: 100_000n,
  })
})
afterAll(() => devnet.close())

async function moduleNow() {
  const modules = await readLimitModules(devnet.client, await team.settings())
  const module = moduleForNew(modules)
  if (!module) throw new Error('There is no module.')
  const asked = {
    multicall3: devnet.contracts.deployment.multicall3,
    module: module.address,
    safe: team.safe,
  }
  return { modules, module, asked, known: await readLimits(devnet.client, asked) }
}

async function execute(calls: readonly IntentCall[]) {
  const { nonce } = await team.settings()
  const { status } = await team.execute(safeTxOf({ calls, nonce, multiSendCallOnly }))
  expect(status).toBe('success')
}

async function give(more: Pick<GiveLimitParameters, 'amount' | 'resetMinutes'>) {
  const { module, asked, known } = await moduleNow()
  const leftovers = await readLeftovers(devnet.client, { ...asked, delegate })
  const calls = giveLimit({ safe: team.safe, module, known, leftovers, delegate, token: ether, ...more })
  const enabling = module.isEnabled ? [] : [enableModule(await team.settings(), module.address).call]
  await execute([...enabling, ...calls])
}

async function spend(amount: bigint, more: Partial<SpendLimitParameters> = {}) {
  const { module, known } = await moduleNow()
  const [limit] = known.limits
  if (!limit) throw new Error('There is no limit.')
  const intent = spendLimitIntent({
    deployment: devnet.contracts.deployment,
    safe: team.safe,
    module: module.address,
    limit,
    token: eth,
    to: devnet.roles.demo[2],
    amount,
    balance: await devnet.client.getBalance({ address: team.safe }),
    now: known.readAt,
    ...more,
  })
  const [call] = intent.calls
  if (!call) throw new Error('There is no call.')
  const { to, data } = call
  const hash = await devnet.client.sendTransaction({ account: intent.account, to, data, gas: 500_000n })
  return devnet.client.getTransactionReceipt({ hash })
}

test('default: the devnet has the newest module, and nothing where the older one is elsewhere', async () => {
  const { modules } = await moduleNow()
  expect(modules.map(({ version, code, isEnabled }) => [version, code, isEnabled])).toEqual([
    ['0.1.0', 'missing', false],
    ['0.1.1', 'official', false],
  ])
})

test('default: given in one batch, spent by the delegate alone, and counted', async () => {
  await give({ amount: parseEther('2'), resetMinutes: 10_080 })
  const { known, module } = await moduleNow()
  expect(module.isEnabled).toBe(true)
  expect(known.delegates).toEqual([delegate])
  expect(known.limits).toMatchObject([{ delegate, token: zeroAddress, amount: parseEther('2'), spent: 0n }])
  const [, , other] = devnet.roles.demo
  const before = await devnet.client.getBalance({ address: other })
  const { logs, status } = await spend(parseEther('0.5'))
  expect(status).toBe('success')
  expect(await devnet.client.getBalance({ address: other })).toBe(before + parseEther('0.5'))
  const transfer = { safe: team.safe, to: other, token: zeroAddress, amount: parseEther('0.5') }
  expect(spentBy(logs, transfer)).toBe(delegate)
  expect(spentBy(logs, { ...transfer, amount: 1n })).toBeUndefined()
  expect((await moduleNow()).known.limits[0]?.spent).toBe(parseEther('0.5'))
})

test('error: more than is left, or than the Safe has, is refused in words, and by the module', async () => {
  await expect(spend(parseEther('1.6'))).rejects.toThrow('Only 1.5 ETH of this limit is left.')
  await expect(spend(parseEther('1'), { balance: parseEther('0.25') })).rejects.toThrow(
    'The Safe holds only 0.25 ETH.',
  )
  await expect(spend(1n, { to: team.safe })).rejects.toThrow('This is the Safe itself')
  await expect(spend(1n, { to: zeroAddress })).rejects.toThrow('Funds sent to the zero address are lost.')
  const { module } = await moduleNow()
  const args = [team.safe, zeroAddress, delegate, parseEther('1.6'), zeroAddress, 0n, delegate, '0x'] as const
  const asked = {
    abi: allowanceModuleAbi,
    address: module.address,
    functionName: 'executeAllowanceTransfer',
  } as const
  await expect(devnet.client.simulateContract({ ...asked, args, account: delegate })).rejects.toThrow(
    'newSpent > allowance.spent && newSpent <= allowance.amount',
  )
})

test('behavior: after each period it is full again, at the moment that we say', async () => {
  const { known } = await moduleNow()
  const [limit] = known.limits
  if (!limit) throw new Error('There is no limit.')
  let now = known.readAt
  for (const days of [3, 2, 3, 9, 6]) {
    now += days * 86_400
    await devnet.client.setNextBlockTimestamp({ timestamp: BigInt(now) })
    await devnet.client.mine({ blocks: 1 })
    const [read] = (await moduleNow()).known.limits
    const said = limitAt(limit, now)
    expect(read && limitAt(read, now)).toEqual(said)
    expect(read?.spent).toBe(said.spent)
  }
  expect((await spend(parseEther('1.25'))).status).toBe('success')
})

test('default: changed, what is spent stays spent; reset, nothing is', async () => {
  await give({ amount: parseEther('3'), resetMinutes: 43_200 })
  const { known, module } = await moduleNow()
  expect(known.limits).toMatchObject([
    { amount: parseEther('3'), spent: parseEther('1.25'), resetMinutes: 43_200 },
  ])
  const [limit] = known.limits
  const next = limit && limitAt(limit, known.readAt).resetsAt
  expect(Math.abs((next ?? 0) - known.readAt - 43_200 * 60)).toBeLessThan(180)
  await execute([resetLimit({ module: module.address, delegate, token: ether })])
  expect((await moduleNow()).known.limits[0]?.spent).toBe(0n)
})

test('default: revoked, the delegate is gone and spends nothing; given anew, nothing of before comes back', async () => {
  const { known, module, asked } = await moduleNow()
  await execute(revokeLimit({ module: module.address, delegate, token: ether }, known))
  expect((await moduleNow()).known).toMatchObject({ delegates: [], limits: [] })
  const safe = { account: team.safe, abi: allowanceModuleAbi, address: module.address } as const
  await devnet.client.impersonateAccount({ address: team.safe })
  // As another program may have left it: a limit whose owner is no delegate any longer.
  for (const [functionName, args] of [
    ['addDelegate', [delegate]],
    ['setAllowance', [delegate, devnet.contracts.deployment.tokens.LOVE ?? zeroAddress, 7n, 0, 0]],
    ['removeDelegate', [delegate, false]],
  ] as const)
    await devnet.client.writeContract({ ...safe, functionName, args } as never)
  expect(await readLeftovers(devnet.client, { ...asked, delegate })).toMatchObject([{ amount: 7n }])
  await give({ amount: 5n, resetMinutes: 0 })
  expect((await moduleNow()).known.limits).toMatchObject([{ token: zeroAddress, amount: 5n }])
})

test('behavior: a module that is enabled anew brings back none of its limits', async () => {
  const { module } = await moduleNow()
  await execute([disableModule(await team.settings(), module.address).call])
  expect((await moduleNow()).known.limits).toHaveLength(1)
  await give({ amount: 9n, resetMinutes: 0 })
  expect((await moduleNow()).known.limits).toMatchObject([{ delegate, amount: 9n, spent: 0n }])
})

test('behavior: more delegates than one page has', async () => {
  const { module, known } = await moduleNow()
  await devnet.client.impersonateAccount({ address: team.safe })
  for (let at = 1; at <= 101; at++)
    await devnet.client.writeContract({
      account: team.safe,
      abi: allowanceModuleAbi,
      address: module.address,
      functionName: 'addDelegate',
      args: [`0x${at.toString(16).padStart(40, '0')}`],
    })
  expect((await moduleNow()).known.delegates).toHaveLength(known.delegates.length + 101)
})

test('default: tokens are spent like ether', async () => {
  const { deployment } = devnet.contracts
  const { USDT: address = zeroAddress } = deployment.tokens
  const from = devnet.roles.deployer
  const token = { ...eth, symbol: 'USDT', decimals: 6 }
  await devnet.client.writeContract({
    account: from,
    abi: erc20Abi,
    address,
    functionName: 'transfer',
    args: [team.safe, 50n],
  })
  const { module, known, asked } = await moduleNow()
  const leftovers = await readLeftovers(devnet.client, { ...asked, delegate })
  const limit = { delegate, token: { ...token, address }, amount: 40n, resetMinutes: 0 }
  await execute(giveLimit({ safe: team.safe, module, known, leftovers, ...limit }))
  const given = (await moduleNow()).known.limits.find((one) => one.token === address)
  if (!given) throw new Error('There is no limit.')
  const { status } = await spend(40n, { limit: given, token, balance: 50n })
  expect(status).toBe('success')
  const held = { abi: erc20Abi, address, functionName: 'balanceOf', args: [team.safe] } as const
  expect(await devnet.client.readContract(held)).toBe(10n)
})
