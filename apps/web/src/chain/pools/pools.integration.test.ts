import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { readFarm } from '@love/protocol/actions/readFarm'
import { readLpPositions } from '@love/protocol/actions/readLpPositions'
import { readPairs } from '@love/protocol/actions/readPair'
import { readLpSupplies } from '@love/protocol/actions/readSupplies'
import { pairs, pricePairs, routingPairs, wethUsdt } from '@love/protocol/pairs/pairs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainClient } from '../createChainClient.ts'
import { devnetChain } from '../devnetChain.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 2 })
})
afterAll(() => devnet.close())

function countingClient() {
  const batches: number[] = []
  const client = createChainClient({
    chain: devnetChain,
    rpcUrl: devnet.url,
    fetch: (url, init) => {
      const body: unknown = JSON.parse(String(init?.body))
      batches.push([body].flat().length)
      return fetch(url, init)
    },
  })
  return { client, batches }
}

test('default: the whole table of a connected person is one request of a few calls', async () => {
  const { client, batches } = countingClient()
  const { deployment } = devnet.contracts
  const [account] = devnet.roles.demo
  const [reserves, farm, supplies, positions] = await Promise.all([
    readPairs(client, { deployment, pairs: pricePairs }),
    readFarm(client, { deployment }),
    readLpSupplies(client, { deployment, pairs }),
    readLpPositions(client, { deployment, pairs, account }),
  ])
  expect(batches).toHaveLength(1)
  expect(batches[0]).toBeLessThanOrEqual(12)
  expect(reserves.pairs.filter((pair) => pair.reserves)).toHaveLength(routingPairs.length)
  expect(farm.pools.map(({ lpToken }) => lpToken)).toEqual(
    reserves.pairs.slice(0, pairs.length).map(({ address }) => address),
  )
  for (const { name } of pairs) {
    expect(supplies[name]?.staked, name).toBeGreaterThan(0n)
    expect(supplies[name]?.total, name).toBeGreaterThan(supplies[name]?.staked ?? 0n)
    expect(positions.held[name], name).toBeGreaterThan(0n)
  }
  expect(positions.staked[0]).toBeGreaterThan(0n)
  expect(positions.staked.at(-1)).toBe(0n)
})

test('behavior: pairs that do not exist have no supply and nothing held', async () => {
  const { client } = countingClient()
  const { deployment } = devnet.contracts
  const [account] = devnet.roles.demo
  expect(await readLpSupplies(client, { deployment, pairs: [wethUsdt] })).toEqual({})
  expect((await readLpPositions(client, { deployment, pairs: [wethUsdt], account })).held).toEqual({
    'WETH-USDT': 0n,
  })
})
