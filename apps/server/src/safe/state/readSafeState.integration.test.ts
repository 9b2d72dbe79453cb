import { safeContracts } from '@love/contracts/deployments/safe'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { SENTINEL } from '@love/safe/build/owners'
import { type Address, encodeAbiParameters, type Hex, keccak256, numberToHex } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { remoteChain } from '../../../test/remoteChain.ts'
import { startFaultNode } from '../../../test/startFaultNode.ts'
import { createChainClient, NodeCallError } from '../../chain/createChainClient.ts'
import { deploymentOn } from '../../chain/findBlockAt.ts'
import { readConfig } from '../../config.ts'
import { createLog } from '../../log.ts'
import { createPost } from '../../rpc/upstreams/createPost.ts'
import { createUpstreams } from '../../rpc/upstreams/createUpstreams.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import { createSafeStates } from './createSafeStates.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

async function start() {
  const node = await startFaultNode(remoteChain(devnet.url))
  onTestFinished(() => node.down().catch(() => {}))
  const config = { ...readConfig({}), rpcUrls: [node.url] }
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  const upstreams = createUpstreams({
    config,
    log,
    post: createPost(),
    now: Date.now,
    random: Math.random,
    // To burn six million gas takes a busy machine its time.
    timings: { budgetMs: 60_000 },
  })
  await upstreams.monitor.poll()
  const client = createChainClient({ upstreams, deployment: deploymentOn(1337), quorum: 1, isJoined: true })
  let at = 0
  node.requests.length = 0
  return {
    node,
    pass(ms: number) {
      at += ms
    },
    states: createSafeStates({ client, now: () => at }),
  }
}

test('default: all of a Safe by one request, one more for a singleton not seen before, and once a second however many ask', async () => {
  const { node, states, pass } = await start()
  const [state] = await Promise.all(Array.from({ length: 20 }, () => states.read(devnet.safes.teamSafe)))
  expect(state).toMatchObject({
    address: devnet.safes.teamSafe,
    version: '1.4.1',
    code: { isVerified: true, version: '1.4.1' },
    threshold: 2,
    guard: undefined,
    fallbackHandler: safeContracts.fallbackHandler,
  })
  expect([state?.owners.length, node.requests.length]).toEqual([3, 2])
  await states.readNow(devnet.safes.teamSafe)
  expect(node.requests).toHaveLength(3)
  pass(1_000)
  await states.read(devnet.safes.teamSafe)
  expect(node.requests).toHaveLength(4)
})

test('error: an account, another contract, and code that burns all gas are no Safes', async () => {
  const { states } = await start()
  const burner = '0x00000000000000000000000000000000000b0e05'
  await devnet.client.setCode({ address: burner, bytecode: '0x5b5f56' })
  for (const address of [devnet.roles.whale, devnet.contracts.letters, burner] as const) {
    const error = await states.read(address).catch((thrown: unknown) => thrown)
    expect(error, address).toBeInstanceOf(GatewayError)
    expect(error).toMatchObject({ status: 404, message: 'There is no Safe at this address.' })
  }
})

/** Where a Safe keeps who owns it: the list, how many they are, and how many must sign. */
const places = { modules: 1n, owners: 2n, count: 3n, threshold: 4n }

async function write(address: Address, index: Hex, value: bigint) {
  await devnet.client.setStorageAt({ address, index, value: numberToHex(value, { size: 32 }) })
}

function nextOf(one: Address, list: bigint): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [one, list]))
}

test('error: a Safe whose owners are none that a Safe can have #safe-from-chain', async () => {
  const safe = devnet.safes.soloSafe
  const snapshot = await devnet.client.snapshot()
  onTestFinished(() => devnet.client.revert({ id: snapshot }))
  const words = { status: 404, message: expect.stringContaining('has owners that no Safe can have') }
  for (const [count, threshold] of [
    [1n, 9n],
    [1n, 0n],
    [3n, 1n],
  ] as const) {
    await write(safe, numberToHex(places.count, { size: 32 }), count)
    await write(safe, numberToHex(places.threshold, { size: 32 }), threshold)
    const { states } = await start()
    await expect(states.read(safe)).rejects.toMatchObject(threshold === 0n ? { status: 404 } : words)
  }
})

test.each(['owners', 'modules'] as const)('behavior: a thousand %s are read at once', async (kind) => {
  const safe = devnet.safes.soloSafe
  const snapshot = await devnet.client.snapshot()
  onTestFinished(() => devnet.client.revert({ id: snapshot }))
  const members = Array.from({ length: 1_000 }, (_, at) => numberToHex(0xa000 + at, { size: 20 }))
  const list = [SENTINEL, ...members, SENTINEL]
  for (const [at, member] of list.slice(0, -1).entries())
    await write(safe, nextOf(member, places[kind]), BigInt(list[at + 1] ?? SENTINEL))
  if (kind === 'owners') await write(safe, numberToHex(places.count, { size: 32 }), 1_000n)
  const { states } = await start()
  const state = await states.read(safe)
  expect(state[kind].map((member) => member.toLowerCase())).toEqual(members)
})

test('error: no node is no answer, and is forgotten', async () => {
  const { node, states } = await start()
  await node.down()
  await expect(states.read(devnet.safes.teamSafe)).rejects.toBeInstanceOf(NodeCallError)
  await expect(states.read(devnet.safes.teamSafe)).rejects.toBeInstanceOf(NodeCallError)
})
