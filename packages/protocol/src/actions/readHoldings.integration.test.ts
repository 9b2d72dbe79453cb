import { devnet as deployment } from '@love/contracts/deployments/1337'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { createClient, defineChain, erc20Abi, http, maxUint256, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvalCalls } from '../intents/approvalCalls.ts'
import { eth, love, usdt } from '../tokens/tokens.ts'
import { readBalances } from './readBalances.ts'
import { readHoldings } from './readHoldings.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

const tokens = [eth, love, usdt]
const spender = deployment.router

/** As the page reads: a client that batches, and a count of what it asks. */
function pageClient() {
  const methods: string[] = []
  const client = createClient({
    chain: defineChain({
      id: 1337,
      name: 'test',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [devnet.url] } },
      contracts: { multicall3: { address: deployment.multicall3 } },
    }),
    batch: { multicall: { batchSize: 1_024, wait: 32 } },
    transport: http(devnet.url, {
      onFetchRequest: async (_, init) => {
        methods.push(JSON.parse(String(init.body)).method)
      },
    }),
  })
  return { client, methods }
}

test('default: balances and allowances of one block in one call', async () => {
  const [account] = devnet.roles.demo
  const { client, methods } = pageClient()
  const holdings = await readHoldings(client, { deployment, account, tokens, spender })
  expect(methods).toEqual(['eth_call'])
  expect(holdings.balances).toEqual({
    ETH: await devnet.client.getBalance({ address: account }),
    LOVE: await devnet.client.readContract({
      abi: erc20Abi,
      address: deployment.tokens.LOVE,
      functionName: 'balanceOf',
      args: [account],
    }),
    USDT: expect.any(BigInt),
  })
  expect(Object.keys(holdings.allowances)).toEqual(['LOVE', 'USDT'])
  const head = await devnet.client.getBlock()
  expect(holdings.block).toBe(head.number)
  expect(holdings.timestamp).toBe(head.timestamp)
})

test('behavior: the approvals of the real USDT come in an order it accepts, exactly as asked for', async () => {
  const [, account] = devnet.roles.demo
  const allowed = async () =>
    (await readHoldings(pageClient().client, { deployment, account, tokens, spender })).allowances.USDT ?? 0n
  for (const [amount, unlimited] of [[7n], [9n], [100_000_000n, true]] as const) {
    const calls = approvalCalls({
      deployment,
      token: usdt,
      spender,
      spenderName: 'the router',
      amount,
      allowance: await allowed(),
      unlimited,
    })
    for (const { to, data, value } of calls)
      await devnet.client.sendTransaction({ account, to, data, value, chain: null })
    expect(await allowed()).toBe(unlimited ? maxUint256 : amount)
  }
})

test('behavior: balances can be read as they were after an older block', async () => {
  const [account, other] = devnet.roles.demo
  const before = await devnet.client.getBlockNumber()
  await devnet.client.sendTransaction({ account, to: other, value: parseEther('1'), chain: null })
  const { client } = pageClient()
  const read = (blockNumber?: bigint) =>
    readBalances(client, {
      deployment,
      account: other,
      tokens: ['ETH', deployment.tokens.LOVE],
      blockNumber,
    })
  const [then, now] = [await read(before), await read()]
  expect((now[0] ?? 0n) - (then[0] ?? 0n)).toBe(parseEther('1'))
  expect(now[1]).toBe(then[1])
})
