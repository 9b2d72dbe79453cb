import { testTokenAbi } from '@love/contracts/abi/testToken.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { weth9Abi } from '@love/contracts/abi/weth9.abi'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { type Address, decodeFunctionData, erc20Abi, type Hash } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPairs } from '../actions/readPair.ts'
import { parseAmount } from '../amounts/parseAmount.ts'
import { routingPairs } from '../pairs/pairs.ts'
import type { TransferFees } from '../quotes/amountOut.ts'
import type { Quote } from '../quotes/quote.ts'
import { quoteExactIn } from '../quotes/quoteExactIn.ts'
import { quoteExactOut } from '../quotes/quoteExactOut.ts'
import type { Token } from '../tokens/token.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { bobo, eth, love, pepe, usdt, wbtc, weth } from '../tokens/tokens.ts'
import type { Intent } from './intent.ts'
import { swapIntent } from './swapIntent.ts'

let devnet: Devnet
let account: Address
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  account = devnet.roles.demo[0]
})
afterAll(() => devnet.close())

async function setFee(token: Token, basisPoints: bigint) {
  await devnet.client.writeContract({
    account: devnet.roles.deployer,
    abi: testTokenAbi,
    address: tokenAddress(devnet.contracts.deployment, token),
    functionName: 'setTransferFee',
    args: [basisPoints],
  })
}

async function balanceOf(token: Token): Promise<bigint> {
  if (token.symbol === eth.symbol) return devnet.client.getBalance({ address: account })
  const address = tokenAddress(devnet.contracts.deployment, token)
  return devnet.client.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [account] })
}

async function allowanceOf(token: Token): Promise<bigint> {
  const { deployment } = devnet.contracts
  return devnet.client.readContract({
    abi: erc20Abi,
    address: tokenAddress(deployment, token),
    functionName: 'allowance',
    args: [account, deployment.router],
  })
}

type Trade = { from: Token; to: Token; fees?: TransferFees } & ({ pay: string } | { get: string })

async function intentFor(trade: Trade): Promise<{ intent: Intent; quote: Quote }> {
  const { deployment } = devnet.contracts
  const { pairs: states, timestamp } = await readPairs(devnet.client, { deployment, pairs: routingPairs })
  const { from, to, fees } = trade
  const quote =
    'pay' in trade
      ? quoteExactIn({ states, amountIn: parseAmount(trade.pay, from), to, fees })
      : quoteExactOut({ states, from, amountOut: parseAmount(trade.get, to), fees })
  const allowance = await allowanceOf(from)
  const intent = swapIntent({ deployment, account, quote, slippageBasisPoints: 50, allowance, timestamp })
  return { intent, quote }
}

/** Sends the calls one by one; ether that went to fees is not counted as spent. */
async function perform({ calls, expects }: Intent): Promise<readonly bigint[]> {
  const before = await Promise.all(expects.map(({ token }) => balanceOf(token)))
  let fees = 0n
  for (const { to, data, value } of calls) {
    const hash: Hash = await devnet.client.sendTransaction({ account, to, data, value })
    const receipt = await devnet.client.getTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
    fees += receipt.gasUsed * receipt.effectiveGasPrice
  }
  const after = await Promise.all(expects.map(({ token }) => balanceOf(token)))
  return expects.map(({ token }, index) => {
    const change = (after[index] ?? 0n) - (before[index] ?? 0n)
    return token.symbol === eth.symbol ? change + fees : change
  })
}

function functionOf({ calls }: Intent) {
  const { functionName, args } = decodeFunctionData({
    abi: uniswapV2Router02Abi,
    data: calls.at(-1)?.data ?? '0x',
  })
  return { functionName, args }
}

const plain: readonly [string, Trade][] = [
  ['swapExactETHForTokens', { from: eth, to: love, pay: '0.5' }],
  ['swapETHForExactTokens', { from: eth, to: love, get: '1000' }],
  ['swapExactTokensForETH', { from: love, to: eth, pay: '1000' }],
  ['swapTokensForExactETH', { from: usdt, to: eth, get: '0.01' }],
  ['swapExactTokensForTokens', { from: usdt, to: wbtc, pay: '100' }],
  ['swapTokensForExactTokens', { from: pepe, to: usdt, get: '10' }],
  ['swapExactTokensForTokens', { from: weth, to: love, pay: '0.01' }],
]

test.each(plain)('default: %s does what the intent says (%#)', async (name, trade) => {
  if (trade.from === weth)
    await devnet.client.writeContract({
      account,
      abi: weth9Abi,
      address: tokenAddress(devnet.contracts.deployment, weth),
      functionName: 'deposit',
      value: 10n ** 17n,
    })
  const { intent, quote } = await intentFor(trade)
  expect(functionOf(intent).functionName).toBe(name)
  const [paid, received] = await perform(intent)
  // Nobody traded in between, so it is the quote itself and not only its limits.
  expect([paid, received]).toEqual([-quote.amountIn.raw, quote.amountOut.raw])
  // Only what an exact output did not need may be left over.
  const left = (intent.expects[0]?.least ?? 0n) + quote.amountIn.raw
  expect(await allowanceOf(trade.from)).toBe(trade.from === eth ? 0n : -left)
})

const taxed: readonly [string, Trade][] = [
  ['swapExactETHForTokensSupportingFeeOnTransferTokens', { from: eth, to: bobo, pay: '0.01' }],
  ['swapExactTokensForETHSupportingFeeOnTransferTokens', { from: bobo, to: eth, pay: '10000000' }],
  ['swapExactTokensForTokensSupportingFeeOnTransferTokens', { from: bobo, to: usdt, pay: '10000000' }],
  ['swapExactTokensForTokensSupportingFeeOnTransferTokens', { from: usdt, to: bobo, pay: '5' }],
]

test.each([10n, 100n, 500n, 2_500n, 9_900n])(
  'behavior: a token that keeps %s hundredths of a percent #minimum-received',
  async (basisPoints) => {
    await setFee(bobo, basisPoints)
    for (const [name, trade] of taxed) {
      const { intent, quote } = await intentFor({ ...trade, fees: { BOBO: basisPoints } })
      expect(functionOf(intent).functionName).toBe(name)
      const [paid, received = 0n] = await perform(intent)
      expect(paid).toBe(-quote.amountIn.raw)
      expect(received).toBeGreaterThanOrEqual(quote.amountOut.raw)
      expect(received).toBeGreaterThanOrEqual(intent.expects[1]?.least ?? 0n)
      // The router never checked more than the promise: a wei or two of rounding is all that is left out.
      expect(received - quote.amountOut.raw).toBeLessThanOrEqual(quote.amountOut.raw / 1_000_000n + 2n)
    }
    await setFee(bobo, 0n)
  },
)

test('behavior: whoever pays receives, until twenty minutes of chain time have passed', async () => {
  const { intent } = await intentFor({ from: eth, to: love, pay: '0.1' })
  const { args } = functionOf(intent)
  const { timestamp } = await devnet.client.getBlock()
  expect(args.slice(-2)).toEqual([account, timestamp + 1_200n])
  await devnet.client.setNextBlockTimestamp({ timestamp: timestamp + 1_201n })
  await expect(perform(intent)).rejects.toThrow('EXPIRED')
})

test('behavior: words for people, exact where the person was exact', async () => {
  const bought = await intentFor({ from: usdt, to: wbtc, pay: '1234.5' })
  expect(bought.intent.title).toBe('Swap 1,234.5 USDT for WBTC')
  expect(bought.intent.calls.map(({ words }) => words)).toEqual([
    'Approve the router to spend 1,234.5 USDT',
    expect.stringMatching(/^Swap 1,234\.5 USDT for at least 0\.0\d+ WBTC$/),
  ])
  const ordered = await intentFor({ from: eth, to: love, get: '400000' })
  expect(ordered.intent.title).toBe('Swap ETH for 400,000 LOVE')
  expect(ordered.intent.calls[0]?.words).toMatch(/^Swap up to \d\.\d{1,6} ETH for exactly 400,000 LOVE$/)
})

test('behavior: an old USDT allowance that is too small is taken back first', async () => {
  const { deployment } = devnet.contracts
  const { quote } = await intentFor({ from: usdt, to: love, pay: '10' })
  const all = { deployment, account, quote, slippageBasisPoints: 50, timestamp: 0n }
  const count = (allowance: bigint) => swapIntent({ ...all, allowance }).calls.length
  expect([count(0n), count(1n), count(10_000_000n)]).toEqual([2, 3, 1])
})
