import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { numberToHex } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openTestStore } from '../../test/openTestStore.ts'
import { remoteChain } from '../../test/remoteChain.ts'
import { freshSafes, storedSafes, testFollowSafe, untilSafesStored } from '../../test/safeStore.ts'
import { type Fault, startFaultNode } from '../../test/startFaultNode.ts'
import { startTestFollower } from '../../test/startTestFollower.ts'
import { startTestServer } from '../../test/startTestServer.ts'
import { addressTopic, transferTopic } from '../safe/index/readTransfers.ts'

const MB = 1_000_000
let devnet: Devnet
/** In which nothing else happens. */
let block: { number: bigint; hash: string }
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  await devnet.client.mine({ blocks: 1 })
  block = await devnet.client.getBlock()
  await devnet.client.mine({ blocks: 5 })
})
afterAll(() => devnet.close())

const filter = z.looseObject({ fromBlock: z.string(), toBlock: z.string(), topics: z.array(z.unknown()) })

/** A token of a stranger told in that block that 7 of it went to the Safe, and so many bytes more. */
function hugeTransfer(bytes: number): NonNullable<Fault['alter']> {
  const receiver = addressTopic(devnet.safes.teamSafe.toLowerCase())
  const log = {
    address: `0x${'ab'.repeat(20)}`,
    topics: [transferTopic, addressTopic(`0x${'ef'.repeat(20)}`), receiver],
    data: `0x${'7'.padStart(64, '0')}${'ab'.repeat(bytes)}`,
    blockNumber: numberToHex(block.number),
    blockHash: block.hash,
    logIndex: '0x0',
    transactionHash: `0x${'cd'.repeat(32)}`,
  }
  return ({ method, params }, result) => {
    if (method !== 'eth_getLogs') return result
    const { fromBlock, toBlock, topics } = filter.parse(params?.[0])
    const isInRange = BigInt(fromBlock) <= block.number && block.number <= BigInt(toBlock)
    const isAsked = isInRange && topics[1] === null && JSON.stringify(topics[2]).includes(receiver)
    return isAsked ? [...z.array(z.unknown()).parse(result), log] : result
  }
}

/** The longest time for which nothing else could happen in this process, in milliseconds. */
function watchLoop(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  return () => {
    delay.disable()
    return delay.max / 1e6
  }
}

const tables = z.record(z.string(), z.array(z.looseObject({ block: z.number().optional() })))

for (const [what, bytes, stored] of [
  ['5 MB is left out', 5 * MB, []],
  ['900 kB is read as far as it means something', 0.9 * MB, [{ value: '7' }]],
] as const)
  test(`error: an event with ${what}, and the chain is followed as ever`, {
    tags: bytes > MB ? '@deep' : [],
  }, async () => {
    const node = await startFaultNode(remoteChain(devnet.url))
    onTestFinished(node.down)
    node.fault = { alter: hugeTransfer(bytes) }
    const { db } = await openTestStore()
    await (await testFollowSafe(db, devnet.url))(devnet.safes.teamSafe, 'visited')
    const longest = watchLoop()
    const follower = await startTestFollower({ db, rpcUrls: [node.url] })
    onTestFinished(follower.close)
    await untilSafesStored(db, devnet)
    expect(longest()).toBeLessThan(1_500)
    await follower.close()
    const rows = tables.parse(await storedSafes(db))
    const isHuge = (row: { block?: number | undefined }) => row.block === Number(block.number)
    expect(rows.safe_transfers?.filter(isHuge)).toMatchObject(stored)
    expect(JSON.stringify(rows).length).toBeLessThan(200_000)
    const others = Object.entries(rows).map(([table, all]) => [table, all.filter((row) => !isHuge(row))])
    expect(Object.fromEntries(others)).toEqual(await freshSafes(devnet, db))
    expect(follower.logLines.join('').length).toBeLessThan(10_000)
    expect(follower.logLines.join('')).not.toContain('cannot be indexed')
  })

test('error: who asks for an event of 5 MB is told that it is too large, and nobody waits for it', async () => {
  const server = await startTestServer({ chain: remoteChain(devnet.url) })
  onTestFinished(server.close)
  server.node.fault = { alter: hugeTransfer(5 * MB) }
  const longest = watchLoop()
  const about = addressTopic(devnet.safes.teamSafe.toLowerCase())
  const at = numberToHex(block.number)
  const [answer, health] = await Promise.all([
    server.rpc('eth_getLogs', [
      {
        address: `0x${'ab'.repeat(20)}`,
        fromBlock: at,
        toBlock: at,
        topics: [[transferTopic], null, [about]],
      },
    ]),
    fetch(`${server.url}/health`),
  ])
  expect(longest()).toBeLessThan(1_500)
  expect(answer).toMatchObject({ error: { message: expect.stringContaining('too large') } })
  expect(health.status).toBe(200)
  expect(server.logLines.join('').length).toBeLessThan(10_000)
})
