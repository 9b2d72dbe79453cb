import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { freshMarket, storedMarket, untilStored } from '../../test/marketStore.ts'
import { openTestStore } from '../../test/openTestStore.ts'
import { remoteChain } from '../../test/remoteChain.ts'
import { type Fault, startFaultNode } from '../../test/startFaultNode.ts'
import { startTestFollower } from '../../test/startTestFollower.ts'
import { tradeBlocks } from '../../test/tradeBlocks.ts'
import { readMarketHead } from '../market/ingest/readMarketHead.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 24 })
})
afterAll(() => devnet.close())

type Alter = NonNullable<Fault['alter']>

const nodeLog = z.looseObject({ blockNumber: z.string(), topics: z.array(z.string()) })
const range = z.tuple([z.looseObject({ fromBlock: z.string(), toBlock: z.string() })])

/** A node that changes its answers about logs. */
const withLogs =
  (change: (logs: z.infer<typeof nodeLog>[], blocks: number) => unknown): Alter =>
  ({ method, params }, result) => {
    if (method !== 'eth_getLogs') return result
    const [{ fromBlock, toBlock }] = range.parse(params)
    return change(z.array(nodeLog).parse(result), Number(toBlock) - Number(fromBlock) + 1)
  }
const refuse = (message: string): never => {
  throw new Error(message)
}

async function start(fault: Fault) {
  const node = await startFaultNode(remoteChain(devnet.url))
  node.fault = fault
  const { db } = await openTestStore()
  const follower = await startTestFollower({ db, rpcUrls: [node.url] })
  onTestFinished(async () => {
    await follower.close()
    await node.down()
  })
  return { node, db, follower }
}

const harmless: Record<string, Alter> = {
  'refuses more than 10 blocks': withLogs((logs, blocks) => (blocks > 10 ? refuse('10 blocks') : logs)),
  'refuses more than 100 logs': withLogs((logs) => (logs.length > 100 ? refuse('100 logs') : logs)),
  'leaves out all but the first 100 logs': withLogs((logs) => logs.slice(0, 100)),
  'leaves out all but the last 100 logs': withLogs((logs) => logs.slice(-100)),
  'leaves out all but the first 20 logs': withLogs((logs) => logs.slice(0, 20)),
  'says everything twice, and the wrong way round': withLogs((logs) => [...logs, ...logs].reverse()),
  'adds logs of elsewhere': withLogs((logs) =>
    logs.flatMap((log, at) => {
      const strange = { ...log, logIndex: `0x${(10_000 + at).toString(16)}` }
      return [
        { ...strange, address: `0x${'ab'.repeat(20)}` },
        { ...strange, topics: [`0x${'cd'.repeat(32)}`] },
        { ...strange, blockNumber: '0xffffff' },
        { ...strange, removed: true },
        { ...strange, topics: Array(5).fill(log.topics[0]) },
        log,
      ]
    }),
  ),
}

const usual = new Set([
  'leaves out all but the last 100 logs',
  'adds logs of elsewhere',
  'gives every block another parent',
  'puts logs into another block',
])
const tags = (fault: string) => (usual.has(fault) ? [] : ['@deep'])

for (const [fault, alter] of Object.entries(harmless))
  test(`behavior: a node that ${fault} loses no event #chain-followed`, { tags: tags(fault) }, async () => {
    const { db } = await start({ alter })
    await untilStored(db, devnet)
    await tradeBlocks(devnet, 4, 1)
    await untilStored(db, devnet)
    const stored = await storedMarket(db)
    expect(stored).toEqual(await freshMarket(devnet))
    expect(stored.swaps.length).toBeGreaterThan(100)
  })

// Of one event of one token one block may have more, as where somebody harvests all pools: those cannot be missed.
test('behavior: a node that leaves out all but the first 3 logs loses no trade', {
  tags: '@deep',
}, async () => {
  const { db } = await start({ alter: withLogs((logs) => logs.slice(0, 3)) })
  await untilStored(db, devnet)
  const [{ syncs, swaps, candles }, fresh] = [await storedMarket(db), await freshMarket(devnet)]
  expect({ syncs, swaps, candles }).toEqual({
    syncs: fresh.syncs,
    swaps: fresh.swaps,
    candles: fresh.candles,
  })
  expect(swaps.length).toBeGreaterThan(100)
})

test('behavior: a node whose logs are two blocks behind its blocks loses no event', async () => {
  let newest = 0
  let behind = 2
  const isOld = ({ blockNumber }: { blockNumber: string }) => Number(blockNumber) <= newest - behind
  const oldLogs = withLogs((logs) => logs.filter(isOld))
  const { db } = await start({
    alter: (call, result) => {
      const { data: block } = z.object({ number: z.string() }).safeParse(result)
      newest = Math.max(newest, Number(block?.number ?? 0))
      return oldLogs(call, result)
    },
  })
  await untilStored(db, devnet)
  for (const blocks of [1, 3, 2, 5]) {
    await tradeBlocks(devnet, blocks, blocks)
    await untilStored(db, devnet)
  }
  expect(await storedMarket(db)).not.toEqual(await freshMarket(devnet))
  behind = 0
  await devnet.client.mine({ blocks: 1 })
  await untilStored(db, devnet)
  expect(await storedMarket(db)).toEqual(await freshMarket(devnet))
})

test('behavior: a node that falls behind changes nothing of what is stored', async () => {
  const { db, node, follower } = await start({})
  await untilStored(db, devnet)
  const before = await storedMarket(db)
  const newest = Number(await devnet.client.getBlockNumber()) - 5
  const old = await devnet.client.getBlock({ blockNumber: BigInt(newest) })
  const header = {
    number: `0x${newest.toString(16)}`,
    hash: old.hash,
    parentHash: old.parentHash,
    timestamp: `0x${old.timestamp.toString(16)}`,
  }
  node.fault = {
    alter: ({ method, params }, result) => {
      if (method !== 'eth_getBlockByNumber') return result
      if (params?.[0] === 'latest') return header
      return Number(params?.[0]) > newest ? null : result
    },
  }
  node.requests.length = 0
  await expect.poll(() => node.requests.length).toBeGreaterThan(4)
  expect(await storedMarket(db)).toEqual(before)
  node.fault = {}
  await tradeBlocks(devnet, 3, 1)
  await untilStored(db, devnet)
  expect(await storedMarket(db)).toEqual(await freshMarket(devnet))
  expect(follower.logLines.join()).not.toContain('reorganised')
})

const wrongHash = `0x${'12'.repeat(32)}`
const liars: Record<string, Alter> = {
  'puts logs into another block': withLogs((logs) => logs.map((log) => ({ ...log, blockHash: wrongHash }))),
  'gives every block another parent': ({ method }, result) =>
    method === 'eth_getBlockByNumber' ? Object.assign({}, result, { parentHash: wrongHash }) : result,
  'gives another block than the one asked for': ({ method, params }, result) =>
    method === 'eth_getBlockByNumber' && params?.[0] !== 'latest'
      ? Object.assign({}, result, { number: '0x1' })
      : result,
  'says something else than logs': withLogs(() => ({ logs: [] })),
}

for (const [fault, alter] of Object.entries(liars))
  test(`error: a node that ${fault} is not believed`, { tags: tags(fault) }, async () => {
    const { db, node, follower } = await start({ alter })
    await expect.poll(() => follower.logLines.join(), { timeout: 10_000 }).toContain('cannot be indexed')
    expect(await readMarketHead(db)).toBeUndefined()
    expect((await storedMarket(db)).syncs).toEqual([])
    node.fault = {}
    await untilStored(db, devnet)
    expect(await storedMarket(db)).toEqual(await freshMarket(devnet))
    const told = follower.logLines.filter((line) => /cannot be indexed|resumed/.test(line))
    expect(told.map((line) => z.object({ event: z.string() }).parse(JSON.parse(line)).event)).toEqual([
      'the chain cannot be indexed right now',
      'indexing has resumed',
    ])
  })

test('error: without a node it waits, says so once, and goes on by itself', async () => {
  const { db, node, follower } = await start({})
  await untilStored(db, devnet)
  await node.down()
  await tradeBlocks(devnet, 2, 1)
  await expect.poll(() => follower.logLines.join()).toContain('cannot be indexed')
  await new Promise((done) => setTimeout(done, 300))
  await node.up()
  await untilStored(db, devnet)
  expect(await storedMarket(db)).toEqual(await freshMarket(devnet))
  expect(follower.logLines.filter((line) => line.includes('cannot be indexed'))).toHaveLength(1)
  expect(follower.state()).toMatchObject({ isLeader: true, lagBlocks: 0 })
})
