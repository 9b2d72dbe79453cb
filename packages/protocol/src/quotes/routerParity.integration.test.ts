import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import fc from 'fast-check'
import {
  decodeFunctionResult,
  encodeFunctionData,
  encodePacked,
  multicall3Abi,
  numberToHex,
  pad,
  type StateOverride,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { type TestReserves, testStates } from '../../test/testStates.ts'
import type { PairState } from '../actions/readPair.ts'
import { QuoteError } from '../errors.ts'
import { sortedTokens } from '../pairs/pairAddress.ts'
import { routingPairs } from '../pairs/pairs.ts'
import { findRoutes, isSameAsset, type Route } from '../routes/findRoutes.ts'
import type { Token } from '../tokens/token.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { tokens } from '../tokens/tokens.ts'
import { quoteExactIn } from './quoteExactIn.ts'
import { quoteExactOut } from './quoteExactOut.ts'
import { mostReserve } from './routeReserves.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

/** Where a pair keeps both reserves and the time, by the layout of its bytecode. */
const reservesSlot = numberToHex(8, { size: 32 })

function reservesOverride({ address, definition, reserves }: PairState): StateOverride[number] {
  const { deployment } = devnet.contracts
  const [first] = sortedTokens(deployment, definition)
  const [other, base] = [reserves?.other.raw ?? 0n, reserves?.base.raw ?? 0n]
  const otherIsFirst = first === tokenAddress(deployment, definition.other)
  const [reserve0, reserve1] = otherIsFirst ? [other, base] : [base, other]
  const value = pad(encodePacked(['uint32', 'uint112', 'uint112'], [1, reserve1, reserve0]))
  return { address, stateDiff: [{ slot: reservesSlot, value }] }
}

type Question = { readonly functionName: 'getAmountsOut' | 'getAmountsIn'; readonly amount: bigint }

/** What the router itself says of every route on these reserves, in one call; `undefined` where it reverts. */
async function askRouter(states: readonly PairState[], routes: readonly Route[], question: Question) {
  const { deployment } = devnet.contracts
  const { functionName, amount } = question
  const calls = routes.map((route) => {
    const path = route.flatMap(({ from, to }, index) => (index === 0 ? [from, to] : [to]))
    const args = [amount, path.map((token) => tokenAddress(deployment, token))] as const
    const callData = encodeFunctionData({ abi: uniswapV2Router02Abi, functionName, args })
    return { target: deployment.router, allowFailure: true, callData }
  })
  const answers = await devnet.client.readContract({
    abi: multicall3Abi,
    address: deployment.multicall3,
    functionName: 'aggregate3',
    args: [calls],
    stateOverride: states.map(reservesOverride),
  })
  return answers.map(({ success, returnData }) =>
    success ? decodeFunctionResult({ abi: uniswapV2Router02Abi, functionName, data: returnData }) : undefined,
  )
}

/** A pair would refuse to hold more; the router's arithmetic does not know that. */
function fits(states: readonly PairState[], route: Route, amounts: readonly bigint[]): boolean {
  return route.every(({ pair, from }, index) => {
    const reserves = states.find(({ definition }) => definition === pair)?.reserves
    const side = isSameAsset(pair.other, from) ? reserves?.other : reserves?.base
    return (side?.raw ?? 0n) + (amounts[index] ?? 0n) <= mostReserve
  })
}

/** All sizes alike: a uniform number of 112 bits would never be small. */
const anySize = (mostBits: number) =>
  fc
    .integer({ min: 1, max: mostBits })
    .chain((bits) => fc.bigInt({ min: 2n ** BigInt(bits - 1), max: 2n ** BigInt(bits) - 1n }))
const reserve = fc.oneof({ weight: 30, arbitrary: anySize(112) }, { weight: 1, arbitrary: fc.constant(0n) })
const market = fc
  .array(fc.record({ base: reserve, other: reserve }), {
    minLength: routingPairs.length,
    maxLength: routingPairs.length,
  })
  .map((all: readonly TestReserves[]) =>
    testStates(
      Object.fromEntries(
        routingPairs.map(({ name }, index) => [name, all[index] ?? { base: 0n, other: 0n }]),
      ),
    ),
  )
const traded = tokens.filter(({ symbol }) => symbol !== 'FAITH')
const trade = fc
  .tuple(fc.constantFrom<Token>(...traded), fc.constantFrom<Token>(...traded), anySize(112))
  .filter(([from, to]) => !isSameAsset(from, to))

function quoted<Result>(quote: () => Result): Result | undefined {
  try {
    return quote()
  } catch (error) {
    if (error instanceof QuoteError) return undefined
    throw error
  }
}

const numRuns = runs(300, 10_000)

test('default: an exact input pays what the router says, over the best of all routes', {
  timeout: 600_000,
}, async () => {
  const property = fc.asyncProperty(market, trade, async (states, [from, to, raw]) => {
    const routes = findRoutes({ pairs: routingPairs, from, to })
    const answers = await askRouter(states, routes, { functionName: 'getAmountsOut', amount: raw })
    const best = answers.flatMap((amounts, index) => {
      const route = routes[index]
      const out = amounts?.at(-1) ?? 0n
      return amounts && route && out > 0n && fits(states, route, amounts) ? [out] : []
    })
    const quote = quoted(() => quoteExactIn({ states, amountIn: { raw, token: from }, to }))
    expect(quote?.amountOut.raw).toBe(best.length > 0 ? best.reduce((a, b) => (b > a ? b : a)) : undefined)
    // Where neither has an answer they agree too, but only answers are counted.
    fc.pre(quote !== undefined)
    expect(quote?.priceImpact.numerator).toBeGreaterThanOrEqual(0n)
    expect(quote?.loss.numerator).toBeGreaterThanOrEqual(0n)
  })
  await fc.assert(property, { numRuns })
})

test('default: an exact output costs what the router says, over the best of all routes', {
  timeout: 600_000,
}, async () => {
  const property = fc.asyncProperty(market, trade, async (states, [from, to, raw]) => {
    const routes = findRoutes({ pairs: routingPairs, from, to })
    const answers = await askRouter(states, routes, { functionName: 'getAmountsIn', amount: raw })
    const best = answers.flatMap((amounts, index) => {
      const route = routes[index]
      return amounts && route && fits(states, route, amounts) ? [amounts[0] ?? 0n] : []
    })
    const quote = quoted(() => quoteExactOut({ states, from, amountOut: { raw, token: to } }))
    expect(quote?.amountIn.raw).toBe(best.length > 0 ? best.reduce((a, b) => (b < a ? b : a)) : undefined)
    // Where neither has an answer they agree too, but only answers are counted.
    fc.pre(quote !== undefined)
    expect(quote?.priceImpact.numerator).toBeGreaterThanOrEqual(0n)
    expect(quote?.loss.numerator).toBeGreaterThanOrEqual(0n)
  })
  await fc.assert(property, { numRuns })
})
