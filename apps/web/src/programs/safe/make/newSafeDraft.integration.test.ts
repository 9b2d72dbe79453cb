import { safeAbi } from '@love/contracts/abi/safe.abi'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { safeContracts } from '@love/contracts/deployments/safe'
import { sender } from '@love/devnet/devnetClient'
import { createSafe } from '@love/devnet/safe/createSafe'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { deployCall, type NewSafe, newSafeAddress } from '@love/safe/make/newSafe'
import { type Address, getAddress, numberToHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkTeam, circleIn, withFreeSalt } from './newSafeDraft.ts'
import { forgetPlan, planSafe } from './plannedSafes.ts'

let devnet: Devnet
let ann: Address
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  ann = getAddress(devnet.roles.deployer)
})
afterAll(() => devnet.close())

const bea = getAddress(numberToHex(0xbea, { size: 20 }))
const teamOf = (...owners: Address[]) => ({ version: '1.4.1', isL2: true, owners, threshold: 1 }) as const

test('error: a predicted address that is taken, here or by a plan, is not offered again', async () => {
  const first = await withFreeSalt(devnet.client, teamOf(ann))
  expect(first.salt).toBe(0n)
  await devnet.client.sendTransaction({ ...sender(ann), ...deployCall(first) })
  const second = await withFreeSalt(devnet.client, teamOf(ann))
  expect(second.salt).toBe(1n)
  planSafe(second)
  expect((await withFreeSalt(devnet.client, teamOf(ann))).salt).toBe(2n)
  forgetPlan(newSafeAddress(second))
})

test('error: a Safe that waits for the new one as its owner cannot own it', async () => {
  const { client } = devnet
  const parent = await createSafe(client, {
    singleton: safeContracts.safe,
    owners: [ann],
    threshold: 1n,
    from: ann,
  })
  const plan: NewSafe = { ...teamOf(parent), salt: 0n }
  expect(await circleIn(client, { deployment, plan })).toBeUndefined()
  await client.impersonateAccount({ address: parent })
  await client.setBalance({ address: parent, value: 10n ** 18n })
  await client.writeContract({
    ...sender(parent),
    address: parent,
    abi: safeAbi,
    functionName: 'addOwnerWithThreshold',
    args: [newSafeAddress(plan), 1n],
  })
  expect(await circleIn(client, { deployment, plan })).toContain('Circular ownership')
})

test('error: every line that cannot be an owner is named by itself', async () => {
  const texts = [ann, ann, zeroAddress, 'nobody', bea]
  const lines = texts.map((text, id) => ({ id, text }))
  const checked = await checkTeam(devnet.client, lines)
  expect('problems' in checked && [...checked.problems.keys()]).toEqual([1, 2, 3])
  const contract = [ann, deployment.router].map((text, id) => ({ id, text }))
  expect(await checkTeam(devnet.client, contract)).toMatchObject({
    problems: new Map([[1, expect.any(String)]]),
  })
})
