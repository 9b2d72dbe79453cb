import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { createClient, custom, defineChain, erc20Abi, http, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pairAddress } from '../pairs/pairAddress.ts'
import { pairs } from '../pairs/pairs.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { love, tokens } from '../tokens/tokens.ts'
import { readPortfolio } from './readPortfolio.ts'
import { readWallet } from './readWallet.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

/** As the page reads, with a note of the size of each request. */
function pageClient() {
  const sizes: number[] = []
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
        sizes.push(String(init.body).length)
      },
    }),
  })
  return { client, sizes }
}

/** Characters that a request of the portfolio may have: what the thirteen tokens and ten pairs took, and a part for each more. */
function roomFor(tokenCount: number, pairCount: number): number {
  const [perToken, perPair] = [460, 5_000]
  return 57_200 + perToken * (tokenCount - 13) + perPair * (pairCount - 10)
}

async function enterVault(account: `0x${string}`, amount: bigint) {
  const { deployment } = devnet.contracts
  const vault = deployment.tokens.FAITH ?? account
  await devnet.client.writeContract({
    ...sender(account),
    abi: erc20Abi,
    address: tokenAddress(deployment, love),
    functionName: 'approve',
    args: [vault, amount],
  })
  await devnet.client.writeContract({
    ...sender(account),
    abi: faithVaultAbi,
    address: vault,
    functionName: 'enter',
    args: [amount],
  })
}

test('default: all that an account owns is one request that the server accepts, and what the chain says', async () => {
  const { deployment } = devnet.contracts
  const [account] = devnet.roles.demo
  await enterVault(account, parseEther('100'))
  const { client, sizes } = pageClient()
  const { wallet, farm, vault, block, ...rest } = await readPortfolio(client, { deployment, account })
  expect(sizes).toHaveLength(1)
  // Windows beside it share the request: it must leave room for theirs.
  expect(sizes[0]).toBeLessThan(roomFor(tokens.length, pairs.length))
  const head = await devnet.client.getBlock()
  expect({ block, timestamp: rest.timestamp }).toEqual({ block: head.number, timestamp: head.timestamp })
  const balanceAt = (address: `0x${string}`) =>
    devnet.client.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [account] })
  expect(wallet.tokens.map(({ token }) => token)).toEqual(tokens)
  for (const { address, held } of wallet.tokens)
    expect(held).toBe(
      address ? await balanceAt(address) : await devnet.client.getBalance({ address: account }),
    )
  expect(wallet.lpTokens.map(({ pair }) => pair)).toEqual(pairs)
  for (const { pair, address, held, supply } of wallet.lpTokens) {
    expect(address).toBe(pairAddress(deployment, pair))
    expect(held).toBe(await balanceAt(address))
    expect(supply).toBe(
      await devnet.client.readContract({ abi: erc20Abi, address, functionName: 'totalSupply' }),
    )
  }
  for (const { pid, stake } of farm.pools)
    expect(stake?.pending).toBe(
      await devnet.client.readContract({
        abi: loveFarmAbi,
        address: deployment.farm,
        functionName: 'pendingLove',
        args: [pid, account],
      }),
    )
  expect(wallet.tokens.find(({ token }) => token.symbol === 'FAITH')?.held).toBe(vault.position?.shares)
  expect(vault.position?.shares).toBeGreaterThan(0n)
})

test('behavior: on a slow machine it is one request too', async () => {
  const { deployment } = devnet.contracts
  const slow = {
    ...deployment,
    get farm() {
      const until = performance.now() + 20
      while (performance.now() < until);
      return deployment.farm
    },
  }
  const { client, sizes } = pageClient()
  await readPortfolio(client, { deployment: slow, account: devnet.roles.demo[0] })
  expect(sizes).toHaveLength(1)
})

test('behavior: a token that does not answer is unknown, a pair that is not there is nothing, all else stays', async () => {
  const { deployment } = devnet.contracts
  const [account] = devnet.roles.demo
  const broken = { ...deployment, tokens: { ...deployment.tokens, PEPE: account } }
  const { wallet } = await readPortfolio(devnet.client, { deployment: broken, account })
  const bySymbol = Object.fromEntries(wallet.tokens.map(({ token, held }) => [token.symbol, held]))
  expect(bySymbol.PEPE).toBeUndefined()
  expect(bySymbol.LOVE).toBeGreaterThan(0n)
  // The pool of the farm is that of another token then, so it is none of ours.
  expect(wallet.lpTokens.find(({ pair }) => pair.name === 'LOVE-PEPE')).toMatchObject({
    held: 0n,
    supply: 0n,
  })
  expect(wallet.lpTokens).toHaveLength(pairs.length)
  const { MOG: _, ...fewer } = deployment.tokens
  const withoutMog = readWallet(devnet.client, {
    deployment: { ...deployment, tokens: fewer },
    account,
    tokens,
    pairs: [],
  })
  expect((await withoutMog).tokens).toHaveLength(tokens.length - 1)
})

test('behavior: a block that came in between is noticed and everything is read again', async () => {
  const { deployment } = devnet.contracts
  const [account] = devnet.roles.demo
  let calls = 0
  const client = createClient({
    transport: custom({
      request: async (request) => {
        calls += 1
        const answer = await devnet.client.request(request)
        if (calls === 1) await devnet.client.mine({ blocks: 1 })
        return answer
      },
    }),
  })
  const { wallet, farm, vault, block } = await readPortfolio(client, { deployment, account })
  expect([wallet.block, farm.block, vault.block]).toEqual([block, block, block])
})

test('error: without a node there is an error, not an empty portfolio', async () => {
  const { deployment } = devnet.contracts
  const client = createClient({
    transport: custom({ request: () => Promise.reject(new Error('no node')) }, { retryCount: 0 }),
  })
  await expect(readPortfolio(client, { deployment, account: devnet.roles.demo[0] })).rejects.toThrow()
})
