import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { swapOwner } from '@love/safe/build/owners'
import { rejection } from '@love/safe/build/safeTxOf'
import { setFallbackHandler } from '@love/safe/build/settings'
import type { SafeTx } from '@love/safe/safeTx'
import { planQueue } from '@love/safe/simulation/queueSimulation'
import { simulationWords } from '@love/safe/simulation/simulationWords'
import { testSafeTx } from '@love/safe/test/testSafeTx'
import { createTestTeam, type TestTeam } from '@love/safe/test/testTeam'
import { type Address, encodeFunctionData, numberToHex, pad, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueReply } from '../../../test/queueReply.ts'
import { remoteChain } from '../../../test/remoteChain.ts'
import { type SimulateServer, startSimulateServer } from '../../../test/startSimulateServer.ts'

let devnet: Devnet
let server: SimulateServer
let team: TestTeam
const names = ['ann', 'bob', 'cat', 'dan', 'eve']
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  server = await startSimulateServer({ chain: remoteChain(devnet.url) })
  const [from] = devnet.roles.demo
  team = await createTestTeam(devnet.client, { names, ownerCount: 2, threshold: 2, from })
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

const post = (body: unknown) =>
  fetch(`${server.url}/simulate/queue`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const simulate = async (safe: Address, transactions: readonly SafeTx[], executor?: Address) => {
  const response = await post(planQueue({ safe, transactions, tokens: [], executor }))
  return queueReply.parse(await response.json())
}
const ownCall = (call: { to: Address; data: SafeTx['data'] }, nonce: bigint) =>
  testSafeTx({ to: call.to, data: call.data, nonce })

test('default: nothing of it happens, and it needs two questions', async () => {
  const block = await devnet.client.getBlockNumber()
  for (const { requests } of server.nodes) requests.length = 0
  const reply = await simulate(team.safe, [rejection(team.safe, 0n), rejection(team.safe, 2n)])
  expect(reply).toMatchObject({
    status: 'done',
    block: String(block),
    nonce: '0',
    steps: [
      { status: 'success', threshold: 2, changes: [{ token: 'ETH', before: '0', after: '0' }] },
      { status: 'waits', nonce: '1' },
    ],
  })
  expect(server.methods()).toEqual([['eth_call', 'eth_call']])
  expect((await team.settings()).nonce).toBe(0n)
  const approved = { abi: safeAbi, address: team.safe, functionName: 'approvedHashes' } as const
  const args = [team.people[0]?.address ?? zeroAddress, pad('0x01')] as const
  expect(await devnet.client.readContract({ ...approved, args })).toBe(0n)
})

test('behavior: all owners are replaced on the way, and the new ones go on', async () => {
  const { nonce: _, ...start } = await team.settings()
  const [ann, bob, cat, dan] = team.people.map(({ address }) => address) as [
    Address,
    Address,
    Address,
    Address,
  ]
  const one = swapOwner(start, { owner: ann, newOwner: cat })
  const two = swapOwner(one.after, { owner: bob, newOwner: dan })
  const queue = [ownCall(one.call, 0n), ownCall(two.call, 1n), rejection(team.safe, 2n)]
  const reply = await simulate(team.safe, queue)
  if (reply.status !== 'done') throw new Error(reply.reason)
  expect(reply.steps.map(({ status }) => status)).toEqual(['success', 'success', 'success'])
  expect(reply.steps.at(-1)).toMatchObject({ owners: two.after.owners })
})

test('behavior: why it fails is told, and what waits for it', async () => {
  const settings = await team.settings()
  const missing = swapOwner(
    { ...settings, owners: [zeroAddress, ...settings.owners, numberToHex(0xdead, { size: 20 })] },
    { owner: numberToHex(0xdead, { size: 20 }), newOwner: numberToHex(0xbeef, { size: 20 }) },
  )
  const reply = await simulate(team.safe, [ownCall(missing.call, 0n), rejection(team.safe, 1n)])
  if (reply.status !== 'done') throw new Error(reply.reason)
  const [first, second] = reply.steps
  expect(first && simulationWords(first)).toBe(
    'Reverts and blocks everything after it. That address is not an owner, or the owner list has changed. (GS205)',
  )
  expect(second).toEqual({ status: 'waits', nonce: '0' })
})

test('behavior: a handler is set, also when an owner executes', async () => {
  const settings = await team.settings()
  const [ann] = settings.owners
  const { call } = setFallbackHandler(settings, zeroAddress)
  expect(await simulate(team.safe, [ownCall(call, 0n)], ann)).toMatchObject({
    steps: [{ status: 'success' }],
  })
})

test('behavior: a call that burns all gas ends the simulation, not the server', async () => {
  const burner = numberToHex(0xb00, { size: 20 })
  await devnet.client.setCode({ address: burner, bytecode: '0x5b600056' })
  const reply = await simulate(team.safe, [testSafeTx({ to: burner }), rejection(team.safe, 1n)])
  expect(reply).toMatchObject({ steps: [{ status: 'reverted' }, { status: 'waits', nonce: '0' }] })
})

test('behavior: who is called back by a simulated call cannot act as the executor', async () => {
  const executor = numberToHex(0xe0ec, { size: 20 })
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'getOwners' })
  const reply = await simulate(team.safe, [testSafeTx({ to: executor, data })], executor)
  expect(reply).toMatchObject({ steps: [{ status: 'reverted' }] })
})

test('error: no Safe there', async () => {
  const reply = await simulate(devnet.roles.demo[0], [testSafeTx()])
  expect(reply).toEqual({ status: 'unavailable', reason: expect.stringContaining('There is no Safe') })
})

const good = { safe: zeroAddress, steps: [], tokens: [] }
const step = planQueue({ safe: zeroAddress, transactions: [testSafeTx()], tokens: [] }).steps[0]
const many = <T>(count: number, value: (index: number) => T) =>
  Array.from({ length: count }, (_, at) => value(at))

test.each<[string, unknown, RegExp]>([
  ['no steps', good, /steps: no transaction to run/],
  ['51 steps', { ...good, steps: many(51, (at) => ({ ...step, nonce: String(at) })) }, /more than 50/],
  [
    '17 tokens',
    { ...good, steps: [step], tokens: many(17, () => pad('0x01', { size: 20 })) },
    /more than 16/,
  ],
  ['a nonce twice', { ...good, steps: [step, step] }, /without duplicates/],
  ['an operation of 2', { ...good, steps: [{ ...step, operation: 2 }] }, /neither 0 nor 1/],
  ['an unknown field', { ...good, steps: [{ ...step, gas: '1' }] }, /gas/],
  ['a number as nonce', { ...good, steps: [{ ...step, nonce: 1 }] }, /nonce: not a decimal number/],
  ['the Safe as executor', { ...good, steps: [step], executor: zeroAddress }, /cannot execute itself/],
])('error: %s', async (_, body, words) => {
  const response = await post(body)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: expect.stringMatching(words) })
})
