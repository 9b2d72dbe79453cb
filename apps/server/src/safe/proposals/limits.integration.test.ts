import { safeAbi } from '@love/contracts/abi/safe.abi'
import { spenderModuleAbi } from '@love/contracts/abi/spenderModule.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { estimateTransaction, proposeTransaction } from '@love/safe/api/endpoints/proposals'
import { getNonces } from '@love/safe/api/endpoints/safes'
import { encodeMultiSend } from '@love/safe/multiSend'
import { encodeFunctionData, pad } from 'viem'
import { expect, test } from 'vitest'
import { eachEngine } from '../../../test/eachEngine.ts'
import { openTestStore } from '../../../test/openTestStore.ts'
import { createTestGateway } from '../../../test/safeGateway.ts'
import { executeWith, proposalFor } from '../../../test/safeProposal.ts'
import { startSafeWorld } from '../../../test/startSafeWorld.ts'
import { createSafeOwner, type TestOwner, walletOwner } from '../../../test/testOwners.ts'
import type { Store } from '../../store/openStore.ts'

const [ann, bob, cat] = [walletOwner('ann'), walletOwner('bob'), walletOwner('cat')]
const { devnet, pool, engines } = await startSafeWorld()

async function start(open: () => Promise<Store>) {
  const { db } = await open()
  let time = Date.UTC(2026, 1, 28, 12)
  const gateway = await createTestGateway({ devnet, db, pool, now: () => (time += 2_000) })
  const { client, roles } = devnet
  const { address: safe } = await createSafeOwner(client, {
    owners: [ann, bob, cat],
    threshold: 2,
    from: roles.whale,
  })
  const propose = async (owner: TestOwner, parts: Parameters<typeof proposalFor>[2]) => {
    const body = await proposalFor(safe, owner, parts)
    return gateway.ask(proposeTransaction, { parameters: { safe_address: safe }, body })
  }
  const count = async () => (await db.selectFrom('safe_proposals').select('nonce').execute()).length
  return { db, gateway, safe, propose, count }
}

eachEngine(engines, (open) => {
  test('behavior: twenty rivals and a hundred in all, also when they come at once #bounded-storage', async () => {
    const { gateway, safe, propose, count } = await start(open)
    const rivals = Array.from({ length: 25 }, (_none, at) => propose(ann, { value: BigInt(at) }))
    const answers = await Promise.all(rivals)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.find(({ status }) => status === 422)?.message).toMatch(/20 proposals with nonce 0/)
    for (let nonce = 1n; nonce <= 80n; nonce++)
      expect(await propose(bob, { nonce })).toMatchObject({ status: 200 })
    expect(await propose(bob, { nonce: 81n })).toMatchObject({
      status: 422,
      message: expect.stringMatching(/100 proposals/),
    })
    // A confirmation needs no room.
    expect(await propose(cat, { nonce: 80n, to: bob.address })).toMatchObject({ status: 200 })
    expect(await count()).toBe(100)
    // Room comes by executing.
    await executeWith(devnet, safe, [ann, bob])
    expect(await propose(bob, { nonce: 81n })).toMatchObject({ status: 200 })
    expect(await gateway.ask(getNonces, { parameters: { safe_address: safe } })).toMatchObject({
      reply: { currentNonce: 1, recommendedNonce: 82 },
    })
  })

  test('behavior: what somebody left behind who is no owner any longer gives way', async () => {
    const { safe, propose, count } = await start(open)
    for (let nonce = 1n; nonce <= 100n; nonce++) await propose(ann, { nonce })
    expect(await propose(bob, { nonce: 1n })).toMatchObject({ status: 422 })
    await propose(bob, { nonce: 50n, to: ann.address })
    const remove = { abi: safeAbi, functionName: 'removeOwner' } as const
    const args = [pad('0x1', { size: 20 }), ann.address, 2n] as const
    await executeWith(devnet, safe, [ann, bob], { data: encodeFunctionData({ ...remove, args }) })
    expect(await propose(bob, { nonce: 2n })).toMatchObject({ status: 200 })
    // Kept: what bob confirmed, and what he proposed.
    expect(await count()).toBe(2)
  })

  test('behavior: with the farthest nonce taken, the first gap is recommended', async () => {
    const { gateway, safe, propose } = await start(open)
    for (const nonce of [0n, 1n, 100n]) await propose(ann, { nonce })
    const { reply } = await gateway.ask(getNonces, { parameters: { safe_address: safe } })
    expect(reply).toEqual({ currentNonce: 0, recommendedNonce: 2 })
  })
})

test('default: an estimate is enough gas for the transaction', async () => {
  const { gateway, safe } = await start(openTestStore)
  const estimate = async (body: object) =>
    gateway.ask(estimateTransaction, {
      parameters: { safe_address: safe },
      body: { to: safe, value: '0', data: '0x', operation: 0, ...body },
    })
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [ann.address] })
  const batch = encodeMultiSend([
    { operation: 0, to: safe, value: 0n, data },
    { operation: 0, to: ann.address, value: 0n, data: '0x' },
  ])
  const calls = [
    { to: safe, data, operation: 0 },
    {
      to: safeContracts.multiSendCallOnly,
      data: batch.replaceAll(
        ann.address.slice(2).toLowerCase(),
        bob.address.slice(2).toLowerCase(),
      ) as `0x${string}`,
      operation: 1,
    },
  ] as const
  for (const [at, call] of calls.entries()) {
    const { reply } = await estimate(call)
    expect(reply).toMatchObject({ currentNonce: at, recommendedNonce: at })
    const safeTxGas = BigInt(reply?.safeTxGas ?? 0)
    expect(safeTxGas).toBeGreaterThan(20_000n)
    expect(safeTxGas).toBeLessThan(200_000n)
    await executeWith(devnet, safe, [ann, bob], { ...call, safeTxGas })
  }
  const modules = await devnet.client.readContract({
    abi: safeAbi,
    address: safe,
    functionName: 'getModulesPaginated',
    args: [pad('0x1', { size: 20 }), 10n],
  })
  expect(modules[0]).toHaveLength(2)
})

test('error: what would fail says why', async () => {
  const { gateway, safe } = await start(openTestStore)
  const estimate = (body: object) =>
    gateway.ask(estimateTransaction, {
      parameters: { safe_address: safe },
      body: { to: safe, value: '0', data: '0x', operation: 0, ...body },
    })
  const tooMany = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [9n] })
  expect(await estimate({ data: tooMany })).toMatchObject({
    status: 422,
    message: expect.stringMatching(/fail: GS201/),
  })
  expect(await estimate({ to: ann.address, value: '1' })).toMatchObject({ status: 422 })
  const spend = encodeFunctionData({ abi: spenderModuleAbi, functionName: 'setSpender', args: [ann.address] })
  expect((await estimate({ to: devnet.contracts.deployment.multicall3, data: spend })).status).toBe(422)
  const elsewhere = {
    parameters: { safe_address: ann.address },
    body: { to: safe, value: '0', data: '0x', operation: 0 },
  }
  expect(await gateway.ask(estimateTransaction, elsewhere)).toMatchObject({ status: 404 })
})
