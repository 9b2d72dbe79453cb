import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { loveTokenAbi } from '@love/contracts/abi/loveToken.abi'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { createClient, custom, defineChain, erc20Abi, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pairAddress } from '../pairs/pairAddress.ts'
import { pairs, pricePairs, war3Love } from '../pairs/pairs.ts'
import { readFarm } from './readFarm.ts'
import { readFarmPools } from './readFarmPools.ts'
import { readPairs } from './readPair.ts'
import { readVault } from './readVault.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

/** As the page reads, with a note of each request. */
function pageClient() {
  const bodies: string[] = []
  const client = createClient({
    chain: defineChain({
      id: 1337,
      name: 'test',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [devnet.url] } },
      contracts: { multicall3: { address: devnet.contracts.deployment.multicall3 } },
    }),
    batch: { multicall: { batchSize: 1_024, wait: 32 } },
    transport: http(devnet.url, {
      batch: { batchSize: 50, wait: 40 },
      onFetchRequest: async (_, init) => {
        bodies.push(String(init.body))
      },
    }),
  })
  return { client, bodies }
}

function byDeployer() {
  const { client, roles, contracts } = devnet
  return {
    add: (lpToken: `0x${string}`) =>
      client.writeContract({
        ...sender(roles.deployer),
        abi: loveFarmAbi,
        address: contracts.deployment.farm,
        functionName: 'add',
        args: [0n, lpToken, 0],
      }),
    setMinter: (account: `0x${string}`, allowed: boolean) =>
      client.writeContract({
        ...sender(roles.deployer),
        abi: loveTokenAbi,
        address: contracts.deployment.tokens.LOVE ?? account,
        functionName: 'setMinter',
        args: [account, allowed],
      }),
  }
}

test('behavior: two tables at once are two calls, which can be told apart and sent apart', async () => {
  const { client, bodies } = pageClient()
  const { deployment } = devnet.contracts
  const [account] = devnet.roles.demo
  const read = () => readFarmPools(client, { deployment, account })
  const [one, other] = await Promise.all([read(), read()])
  expect(one).toEqual(other)
  const calls: unknown[] = bodies.flatMap((body) => JSON.parse(body))
  for (const call of calls)
    expect(JSON.stringify(call).length).toBeLessThan(40_000 + 4_000 * (pairs.length - 10))
})

test('default: the whole table of a connected person is one request that the server accepts', async () => {
  const { client, bodies } = pageClient()
  const { deployment } = devnet.contracts
  const [account] = devnet.roles.demo
  const [farm] = await Promise.all([
    readFarmPools(client, { deployment, account }),
    readPairs(client, { deployment, pairs: pricePairs }),
    readVault(client, { deployment, account }),
  ])
  expect(bodies).toHaveLength(1)
  // The server takes 65,536; other queries of a page may share the request. Every pair above ten adds its calls.
  expect(bodies[0]?.length).toBeLessThan(52_000 + 5_000 * (pairs.length - 10))
  expect(farm.pools.map(({ pair }) => pair?.name)).toEqual(pairs.map(({ name }) => name))
  const { block, totalAllocPoint, lovePerBlock, pools } = farm
  expect(block).toBe(await devnet.client.getBlockNumber())
  expect(farm).toMatchObject({ mayMint: true, startBlock: 0n })
  const plain = await readFarm(devnet.client, { deployment })
  expect({ totalAllocPoint, lovePerBlock }).toEqual({
    totalAllocPoint: plain.totalAllocPoint,
    lovePerBlock: plain.lovePerBlock.raw,
  })
  const contract = { abi: loveFarmAbi, address: deployment.farm } as const
  for (const { pid, lpToken, stake, ...pool } of pools) {
    const lp = { abi: erc20Abi, address: lpToken } as const
    const read = devnet.client.readContract
    const [, allocPoint, lastRewardBlock, accLovePerShare, fee] = await read({
      ...contract,
      functionName: 'poolInfo',
      args: [pid],
    })
    const depositFeeBasisPoints = BigInt(fee)
    expect(pool).toMatchObject({ allocPoint, lastRewardBlock, accLovePerShare, depositFeeBasisPoints })
    expect(pool.staked).toBe(await read({ ...lp, functionName: 'balanceOf', args: [deployment.farm] }))
    expect(pool.supply).toBe(await read({ ...lp, functionName: 'totalSupply' }))
    const [amount, rewardDebt] = await read({ ...contract, functionName: 'userInfo', args: [pid, account] })
    expect(stake).toEqual({
      amount,
      rewardDebt,
      pending: await read({ ...contract, functionName: 'pendingLove', args: [pid, account] }),
      held: await read({ ...lp, functionName: 'balanceOf', args: [account] }),
      allowance: await read({ ...lp, functionName: 'allowance', args: [account, deployment.farm] }),
    })
  }
})

test('default: without an account nobody has a stake', async () => {
  const { client, bodies } = pageClient()
  const { pools } = await readFarmPools(client, { deployment: devnet.contracts.deployment })
  expect(bodies).toHaveLength(1)
  expect(pools.every(({ stake, staked }) => stake === undefined && staked > 0n)).toBe(true)
})

test('behavior: a pool of an unknown LP token that has ended stays visible; once known it costs no second request', async () => {
  const { deployment } = devnet.contracts
  const lpToken = pairAddress(deployment, war3Love)
  await byDeployer().add(lpToken)
  const { client, bodies } = pageClient()
  const { pools } = await readFarmPools(client, { deployment })
  expect(pools).toHaveLength(pairs.length + 1)
  expect(pools.at(-1)).toMatchObject({ lpToken, pair: undefined, allocPoint: 0n, staked: 0n })
  expect(pools.at(-1)?.supply).toBeGreaterThan(0n)
  expect(bodies).toHaveLength(2)
  const known = pools.map((pool) => pool.lpToken)
  expect((await readFarmPools(client, { deployment, known })).pools).toEqual(pools)
  expect(bodies).toHaveLength(3)
  // One more than known, as when a pool was added since.
  expect((await readFarmPools(client, { deployment, known: known.slice(0, -1) })).pools).toEqual(pools)
})

test('behavior: more pools than likely are all there', async () => {
  const { deployment } = devnet.contracts
  for (const index of Array.from({ length: 8 }).keys())
    await byDeployer().add(`0x${(0xdead00 + index).toString(16).padStart(40, '0')}`)
  const { client } = pageClient()
  const { pools } = await readFarmPools(client, { deployment, account: devnet.roles.demo[0] })
  expect(pools.map(({ pid }) => pid)).toEqual(
    Array.from({ length: pairs.length + 9 }, (_, pid) => BigInt(pid)),
  )
  expect(pools.at(-1)).toMatchObject({ staked: 0n, supply: 0n })
})

test('behavior: who may mint is said where LOVE says it, and left open where it does not', async () => {
  const { deployment } = devnet.contracts
  const { setMinter } = byDeployer()
  await setMinter(deployment.farm, false)
  expect((await readFarmPools(devnet.client, { deployment })).mayMint).toBe(false)
  await setMinter(deployment.farm, true)
  // A token without that function, as on mainnet.
  const silent = { ...deployment, tokens: { ...deployment.tokens, LOVE: deployment.tokens.PEPE ?? '0x' } }
  expect((await readFarmPools(devnet.client, { deployment: silent })).mayMint).toBeUndefined()
  expect((await readVault(devnet.client, { deployment: silent })).mayMint).toBeUndefined()
})

test('behavior: a farm that burns all gas when asked beyond its end takes a second round', async () => {
  const { deployment } = devnet.contracts
  const rounds: number[] = []
  const client = createClient({
    transport: custom({
      request: async (request) => {
        const size = JSON.stringify(request.params).length
        if (size > 5_000) rounds.push(size)
        if (size > 5_000 && rounds.length === 1) throw new Error('out of gas')
        return devnet.client.request(request)
      },
    }),
  })
  expect(await readFarmPools(client, { deployment })).toEqual(
    await readFarmPools(devnet.client, { deployment }),
  )
  expect(rounds.length).toBeGreaterThan(1)
})

test('error: no farm at that address is an error, not an empty table', async () => {
  const { deployment } = devnet.contracts
  await expect(
    readFarmPools(devnet.client, { deployment: { ...deployment, farm: `0x${'12'.repeat(20)}` } }),
  ).rejects.toThrow('poolLength')
})
