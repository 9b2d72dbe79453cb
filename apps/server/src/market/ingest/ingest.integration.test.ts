import { uniswapV2PairAbi } from '@love/contracts/abi/uniswapV2Pair.abi'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { readPairs } from '@love/protocol/actions/readPair'
import { pairAddress, sortedTokens } from '@love/protocol/pairs/pairAddress'
import { routingPairs } from '@love/protocol/pairs/pairs'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { storedMarket, untilStored } from '../../../test/marketStore.ts'
import { openTestStore } from '../../../test/openTestStore.ts'
import { startTestFollower } from '../../../test/startTestFollower.ts'
import { startTestServer } from '../../../test/startTestServer.ts'
import { tradeBlocks } from '../../../test/tradeBlocks.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 50 })
  await tradeBlocks(devnet, 10, 1)
})
afterAll(() => devnet.close())

async function followedStore() {
  const { db } = await openTestStore()
  const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
  onTestFinished(follower.close)
  await untilStored(db, devnet)
  return db
}

test('default: what is stored is what the pairs tell, with both sides the right way round', async () => {
  const { syncs, swaps } = await storedMarket(await followedStore())
  const { deployment } = devnet.contracts
  let count = { syncs: 0, swaps: 0 }
  for (const pair of routingPairs) {
    const isOtherFirst = sortedTokens(deployment, pair)[0] === tokenAddress(deployment, pair.other)
    const sides = (first: bigint, second: bigint) =>
      (isOtherFirst ? [first, second] : [second, first]).map(String)
    const events = (eventName: 'Sync' | 'Swap') => ({
      abi: uniswapV2PairAbi,
      address: pairAddress(deployment, pair),
      eventName,
      fromBlock: 0n,
      strict: true,
    })
    const own = <Row extends { pair: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.pair === pair.name)
    const told = await devnet.client.getContractEvents({ ...events('Sync'), eventName: 'Sync', strict: true })
    expect(own(syncs).map((row) => [row.block, row.log_index, row.reserve_token, row.reserve_base])).toEqual(
      told.map(({ blockNumber, logIndex, args: { reserve0, reserve1 } }) => [
        Number(blockNumber),
        logIndex,
        ...sides(reserve0, reserve1),
      ]),
    )
    const traded = await devnet.client.getContractEvents({
      ...events('Swap'),
      eventName: 'Swap',
      strict: true,
    })
    expect(
      own(swaps).map((row) => [row.transaction_hash, row.token_in, row.base_in, row.token_out, row.base_out]),
    ).toEqual(
      traded.map(({ transactionHash, args: { amount0In, amount1In, amount0Out, amount1Out } }) => [
        transactionHash,
        ...sides(amount0In, amount1In),
        ...sides(amount0Out, amount1Out),
      ]),
    )
    count = { syncs: count.syncs + told.length, swaps: count.swaps + traded.length }
  }
  expect({ syncs: syncs.length, swaps: swaps.length }).toEqual(count)
  expect(count.swaps).toBeGreaterThan(250)
})

test('default: the candles of every length tell the same', async () => {
  const { syncs, swaps, candles } = await storedMarket(await followedStore())
  const { deployment } = devnet.contracts
  const state = await readPairs(devnet.client, { deployment, pairs: routingPairs })
  for (const seconds of [300, 3_600, 86_400]) {
    const rows = candles.filter((row) => row.seconds === seconds)
    for (const { definition, reserves } of state.pairs) {
      const own = rows.filter(({ pair }) => pair === definition.name)
      const first = syncs.find(({ pair }) => pair === definition.name)
      expect(own[0]).toMatchObject({ open_token: first?.reserve_token, open_base: first?.reserve_base })
      expect(own.at(-1)).toMatchObject({
        close_token: reserves?.other.raw.toString(),
        close_base: reserves?.base.raw.toString(),
      })
      const volume = own.reduce((sum, row) => sum + BigInt(row.volume_base), 0n)
      const traded = swaps.filter(({ pair }) => pair === definition.name)
      expect(volume).toBe(traded.reduce((sum, row) => sum + BigInt(row.base_in) + BigInt(row.base_out), 0n))
      expect(own.reduce((sum, row) => sum + row.swaps, 0)).toBe(traded.length)
      expect(own.every(({ start }) => start % seconds === 0)).toBe(true)
    }
  }
})

test('behavior: the past begins where MARKET_DAYS says', async () => {
  const { db } = await openTestStore()
  const follower = await startTestFollower({ db, rpcUrls: [devnet.url], marketDays: 1 })
  onTestFinished(follower.close)
  await untilStored(db, devnet)
  const { syncs, blocks } = await storedMarket(db)
  const { timestamp } = await devnet.client.getBlock()
  const first = Number(timestamp) - (syncs[0]?.timestamp ?? 0)
  expect(first).toBeGreaterThan(86_400 - 3_600)
  expect(first).toBeLessThan(86_400 + 3_600)
  // Also the first block of all: by it another chain would be known.
  expect(blocks[0]?.block).toBe(0)
  expect(blocks[1]?.block).toBeGreaterThan(50)
})

test('default: the server follows by itself, and /health says how far it is', async () => {
  const server = await startTestServer({
    config: { rpcUrls: [devnet.url] },
    follow: { pollMs: 20 },
  })
  onTestFinished(server.close)
  const { number, timestamp } = await devnet.client.getBlock()
  const health = async () => (await fetch(`${server.url}/health`)).json()
  await expect.poll(health, { timeout: 10_000 }).toMatchObject({
    status: 'ok',
    follower: { block: Number(number), timestamp: Number(timestamp), lagBlocks: 0, isLeader: true },
  })
})
