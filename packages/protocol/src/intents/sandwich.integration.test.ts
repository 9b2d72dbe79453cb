import { uniswapV2PairAbi } from '@love/contracts/abi/uniswapV2Pair.abi'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import fc from 'fast-check'
import {
  type Address,
  encodeAbiParameters,
  erc20Abi,
  type Hash,
  keccak256,
  maxUint256,
  numberToHex,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { readPair } from '../actions/readPair.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import { lovePepe } from '../pairs/pairs.ts'
import { quoteExactIn } from '../quotes/quoteExactIn.ts'
import { quoteExactOut } from '../quotes/quoteExactOut.ts'
import type { Token } from '../tokens/token.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { love, pepe } from '../tokens/tokens.ts'
import { swapIntent } from './swapIntent.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  const { client, contracts, roles } = devnet
  for (const account of [roles.demo[0], roles.whale])
    for (const token of [love, pepe])
      await client.writeContract({
        account,
        abi: erc20Abi,
        address: tokenAddress(contracts.deployment, token),
        functionName: 'approve',
        args: [contracts.deployment.router, maxUint256],
      })
})
afterAll(() => devnet.close())

/** Where our tokens keep balances; `balanceOf` is asked back, so that a wrong slot fails the test. */
const balanceSlot = 3n

async function setBalance(token: Token, holder: Address, raw: bigint) {
  const address = tokenAddress(devnet.contracts.deployment, token)
  const index = keccak256(
    encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [holder, balanceSlot]),
  )
  await devnet.client.setStorageAt({ address, index, value: numberToHex(raw, { size: 32 }) })
  expect(await balanceOf(token, holder)).toBe(raw)
}

async function balanceOf(token: Token, holder: Address): Promise<bigint> {
  const address = tokenAddress(devnet.contracts.deployment, token)
  return devnet.client.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [holder] })
}

/** A pool that holds exactly this. */
async function fillPool(reserves: { love: bigint; pepe: bigint }) {
  const { client, contracts, roles } = devnet
  const address = pairAddress(contracts.deployment, lovePepe)
  await setBalance(love, address, reserves.love)
  await setBalance(pepe, address, reserves.pepe)
  await client.writeContract({ account: roles.whale, abi: uniswapV2PairAbi, address, functionName: 'sync' })
}

async function readStates() {
  const { client, contracts } = devnet
  return [await readPair(client, { deployment: contracts.deployment, pair: lovePepe })]
}

type Sent = { account: Address; to: Address; data: `0x${string}`; value: bigint }

/** In one block and in this order: who pays more goes first. */
async function mineTogether(transactions: readonly Sent[]) {
  const { client } = devnet
  await client.setAutomine(false)
  const hashes: Hash[] = []
  for (const [index, transaction] of transactions.entries())
    hashes.push(
      await client.sendTransaction({
        ...transaction,
        gas: 500_000n,
        maxFeePerGas: 100_000_000_000n,
        maxPriorityFeePerGas: BigInt(transactions.length - index) * 1_000_000_000n,
        ...(index === 2 && {
          nonce: (await client.getTransactionCount({ address: transaction.account })) + 1,
        }),
      }),
    )
  await client.mine({ blocks: 1 })
  await client.setAutomine(true)
  const receipts = await Promise.all(hashes.map((hash) => client.getTransactionReceipt({ hash })))
  expect(receipts.map(({ transactionIndex }) => transactionIndex)).toEqual([0, 1, 2])
  return receipts.map(({ status }) => status)
}

const reserve = fc.integer({ min: 30, max: 100 }).map((bits) => 2n ** BigInt(bits) + 12_345n)
const share = fc.bigInt({ min: 1n, max: 3_000n })

test('behavior: a sandwich in the same block takes no more than the stated minimum #minimum-received', {
  timeout: 600_000,
}, async () => {
  const { contracts, roles, client } = devnet
  const { deployment } = contracts
  const [user] = roles.demo
  const thief = roles.whale
  const outcomes = new Set<string>()

  const attack = fc.asyncProperty(
    fc.record({
      love: reserve,
      pepe: reserve,
      buysPepe: fc.boolean(),
      exact: fc.constantFrom('in' as const, 'out' as const),
      tradeShare: share,
      attackShare: fc.oneof(share, fc.constant(1n)),
      slippageBasisPoints: fc.integer({ min: 0, max: 500 }),
    }),
    async (pool) => {
      const [from, to] = pool.buysPepe ? [love, pepe] : [pepe, love]
      const [reserveIn, reserveOut] = pool.buysPepe ? [pool.love, pool.pepe] : [pool.pepe, pool.love]
      await fillPool(pool)
      for (const account of [user, thief])
        for (const token of [love, pepe]) await setBalance(token, account, 2n ** 104n)

      const states = await readStates()
      const { timestamp } = await client.getBlock()
      const known = { deployment, allowance: maxUint256, timestamp }
      const quote =
        pool.exact === 'in'
          ? quoteExactIn({
              states,
              amountIn: { raw: (reserveIn * pool.tradeShare) / 10_000n, token: from },
              to,
            })
          : quoteExactOut({
              states,
              from,
              amountOut: { raw: (reserveOut * pool.tradeShare) / 10_000n, token: to },
            })
      const { slippageBasisPoints } = pool
      const intent = swapIntent({ ...known, account: user, quote, slippageBasisPoints })
      // The thief buys what the user wants to buy, and sells it again.
      const stolen = { raw: (reserveIn * pool.attackShare) / 10_000n + 1n, token: from }
      const buy = quoteExactIn({ states, amountIn: stolen, to })
      const sell = quoteExactIn({ states, amountIn: buy.amountOut, to: from })
      const careless = { ...known, account: thief, slippageBasisPoints: 5_000 }
      const calls = [
        swapIntent({ ...careless, quote: buy }),
        intent,
        swapIntent({ ...careless, quote: sell }),
      ]

      const status = await mineTogether(
        calls.map(({ account, calls: [call] }) => {
          if (!call) throw new Error('The swap has no call.')
          return { account, to: call.to, data: call.data, value: call.value }
        }),
      )
      const paid = 2n ** 104n - (await balanceOf(from, user))
      const received = (await balanceOf(to, user)) - 2n ** 104n
      const [most = 0n, least = 0n] = intent.expects.map((one) => one.least)
      outcomes.add(status[1] ?? '')
      if (status[1] !== 'success') {
        expect([paid, received]).toEqual([0n, 0n])
        return
      }
      expect(received).toBeGreaterThanOrEqual(least)
      expect(-paid).toBeGreaterThanOrEqual(most)
    },
  )
  await fc.assert(attack, { numRuns: runs(25, 200), endOnFailure: true })
  expect(outcomes).toEqual(new Set(['success', 'reverted']))
})
