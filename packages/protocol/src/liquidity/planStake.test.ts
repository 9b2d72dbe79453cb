import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { type TestReserves, testStates } from '../../test/testStates.ts'
import { QuoteError } from '../errors.ts'
import { loveEth, war3Eth } from '../pairs/pairs.ts'
import { amountOut } from '../quotes/amountOut.ts'
import { quoteExactIn } from '../quotes/quoteExactIn.ts'
import { statesAfter } from '../quotes/routeReserves.ts'
import { eth, faith, love, usdt, war3, weth } from '../tokens/tokens.ts'
import { oneSidedSwap } from './matchDeposit.ts'
import { planStake } from './planStake.ts'
import type { PoolState } from './pool.ts'
import { squareRoot } from './squareRoot.ts'

const reserve = fc.bigInt({ min: 10n ** 6n, max: 2n ** 105n })
const poolOf = (reserves: TestReserves): PoolState => ({
  reserves,
  balances: reserves,
  supply: squareRoot(reserves.base * reserves.other),
  lastProduct: 0n,
  sharesFees: false,
})
const one = 10n ** 18n
const market = {
  'LOVE-ETH': { base: 20_000_000n * one, other: 60n * one },
  'LOVE-USDT': { base: 12_500_000n * one, other: 125_000_000_000n },
  'WAR3-ETH': { base: 11_000_000n * one, other: 14n * one },
  'WAR3-LOVE': { base: 2_500_000n * one, other: 1_000_000n * one },
}
const plan = (
  pair: typeof loveEth | typeof war3Eth,
  from: Parameters<typeof planStake>[0]['from'],
  slippage = 50n,
) =>
  planStake({
    pair,
    pool: poolOf(market[pair.name]),
    states: testStates(market),
    from,
    slippageBasisPoints: slippage,
  })

/** LP tokens, or rather their root of the product, for swapping a part and adding the rest. */
function minted(
  part: bigint,
  amount: bigint,
  { reserveIn, reserveOut }: { reserveIn: bigint; reserveOut: bigint },
) {
  const received = amountOut(part, { reserveIn, reserveOut })
  const [intoIn, intoOut] = [amount - part, received]
  const byIn = (intoIn * 10n ** 40n) / (reserveIn + part)
  const byOut = (intoOut * 10n ** 40n) / (reserveOut - received)
  return byIn < byOut ? byIn : byOut
}

test('behavior: no other part gives more LP tokens', () => {
  const parts = fc.bigInt({ min: 1n, max: 10_000n })
  fc.assert(
    fc.property(reserve, reserve, reserve, parts, (reserveIn, reserveOut, amount, part) => {
      const reserves = { reserveIn, reserveOut }
      const best = oneSidedSwap(amount, reserveIn)
      fc.pre(best > 0n && amountOut(best, reserves) > 1_000n)
      const other = (amount * part) / 10_001n + 1n
      // Rounding of a single unit received is the only thing that may still tip the balance.
      const rounding =
        (10n ** 40n * 2n) / (reserveOut - amountOut(best, reserves)) + (10n ** 40n * 2n) / reserveIn
      expect(minted(best, amount, reserves) + rounding).toBeGreaterThanOrEqual(
        minted(other, amount, reserves),
      )
      expect(best).toBeLessThanOrEqual(amount)
    }),
    { numRuns: runs(500, 20_000) },
  )
})

test('behavior: with no slippage to allow for, hardly anything is left over', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 12n, max: 10n ** 24n }), fc.constantFrom(eth, love), (raw, token) => {
      const { left, certain, side } = plan(loveEth, { raw, token }, 0n)
      for (const { raw: rest, token: of } of left)
        expect(rest, of.symbol).toBeLessThanOrEqual(
          of === loveEth[side] ? certain / 10n ** 9n + 10n ** 7n : 10n ** 7n,
        )
    }),
    { numRuns: runs(200, 5_000) },
  )
})

test('default: from a side of the pair one swap in the pair itself, from others one before it', () => {
  const direct = plan(loveEth, { raw: one, token: eth })
  expect(direct).toMatchObject({ entry: undefined, side: 'other', certain: one })
  expect(direct.swap.route.map(({ pair }) => pair.name)).toEqual(['LOVE-ETH'])
  // A little less than half, because the swap makes the other side dearer.
  expect(direct.swap.amountIn.raw).toBeGreaterThan((one * 49n) / 100n)
  expect(direct.swap.amountIn.raw).toBeLessThan(one / 2n)
  const over = plan(war3Eth, { raw: 100_000_000n, token: usdt })
  expect(over.entry?.amountIn).toEqual({ raw: 100_000_000n, token: usdt })
  expect(over.swap.route.map(({ pair }) => pair.name)).toEqual(['WAR3-ETH'])
  expect(over.left.map(({ token }) => token.symbol).toSorted()).toEqual(['ETH', 'WAR3', 'WAR3-ETH LP'])
})

test('behavior: of the two sides the better one is taken', () => {
  const from = { raw: 1_000_000_000n, token: usdt }
  const { liquidity } = plan(war3Eth, from)
  const onlyOver = (symbol: string) => {
    const states = testStates(market)
    const kept = states.filter(({ definition }) => definition.name !== symbol)
    return planStake({
      pair: war3Eth,
      pool: poolOf(market['WAR3-ETH']),
      states: kept,
      from,
      slippageBasisPoints: 50n,
    })
  }
  expect(liquidity).toBeGreaterThanOrEqual(onlyOver('WAR3-LOVE').liquidity)
})

test('behavior: a trade leaves the pools as the pairs would', () => {
  const states = testStates(market)
  const quote = quoteExactIn({ states, amountIn: { raw: 5n * one, token: eth }, to: usdt })
  const after = statesAfter(states, quote)
  const [first, last] = [after, states].map(
    (all) => all.find(({ definition }) => definition.name === 'LOVE-USDT')?.reserves?.other.raw ?? 0n,
  )
  expect((last ?? 0n) - (first ?? 0n)).toBe(quote.amountOut.raw)
})

test('error: too little, too much, no way and taxed tokens are refused in words', () => {
  for (const raw of [0n, 1n, 2n]) expect(() => plan(loveEth, { raw, token: eth })).toThrow(QuoteError)
  expect(() => plan(loveEth, { raw: 2n ** 113n, token: love })).toThrow(QuoteError)
  expect(() => plan(loveEth, { raw: one, token: faith })).toThrow('No route from FAITH')
  const taxed = () =>
    planStake({
      pair: war3Eth,
      pool: poolOf(market['WAR3-ETH']),
      states: testStates(market),
      from: { raw: one, token: war3 },
      slippageBasisPoints: 50n,
      fees: { WAR3: 100n },
    })
  expect(taxed).toThrow('WAR3 has a fee on transfer')
  expect(plan(loveEth, { raw: one, token: weth }).side).toBe('base')
})
