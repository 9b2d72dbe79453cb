import { loveEth, loveUsdt } from '@love/protocol/pairs/pairs'
import { unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { expect, test } from 'vitest'
import { pairState, testPairReadings } from '../../../test/testPairReadings.ts'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { pairFigures } from './pairFigures.ts'
import { hasPosition } from './positionOf.ts'

const figuresOf = (changes: Parameters<typeof testPairReadings>[0], name = loveUsdt.name) =>
  pairFigures(name, testPairReadings(changes))

test('default: prices both ways, values in USD, history and APR', () => {
  const figures = figuresOf({})
  expect(figures.price).toEqual(fraction(1n, 100n))
  expect(figures.inverse).toEqual(fraction(100n))
  expect(figures.liquidity).toEqual(fraction(20_000n))
  expect(figures.volume).toEqual(fraction(2_000n))
  expect(figures.change).toEqual(fraction(-123n, 10_000n))
  expect(figures.fees).toEqual(fraction(3n))
  // 2,591,500 blocks × 1 LOVE × 10/100 × $0.01, over $10,000 staked.
  expect(figures.apr.rewards).toEqual(fraction(25_915n, 100_000n))
  // 0.3 % of $2,000 a day, over $20,000 of liquidity.
  expect(figures.apr.fees).toEqual(fraction(1_095n, 10_000n))
  expect(figures.apr.total).toEqual(fraction(36_865n, 100_000n))
  expect(figures.hasPool).toBe(true)
  expect(figures.position).toBeUndefined()
})

test('default: a position is what is held and what is staked together', () => {
  const { position } = figuresOf({ positions: { held: { 'LOVE-USDT': 10n }, staked: [0n, 40n] } })
  expect(position).toEqual({ held: 10n, staked: 40n, share: fraction(1n, 20n), value: fraction(1_000n) })
  expect(hasPosition(position)).toBe(true)
  expect(hasPosition(figuresOf({ positions: { held: {}, staked: [] } }).position)).toBe(false)
})

test('behavior: what has not come yet is being read, all else is there', () => {
  const figures = figuresOf({
    states: undefined,
    pools: undefined,
    market: undefined,
    positions: 'loading',
  })
  const { price, inverse, liquidity, volume, change, fees, apr, position } = figures
  for (const figure of [
    price,
    inverse,
    liquidity,
    volume,
    change,
    fees,
    ...Object.values(apr),
    position?.share,
    position?.value,
  ])
    expect(figure).toBe(beingRead)
})

test('error: without history the columns of history say why, and the others work', () => {
  const figures = figuresOf({ market: undefined, marketFailure: 'the server is away' })
  expect(figures.volume).toEqual(unavailable('the server is away'))
  expect(figures.liquidity).toEqual(fraction(20_000n))
  expect(figuresOf({ market: [] }).change).toEqual(unavailable('the pair is less than a day old'))
})

test('error: empty, one-sided and missing pools have reasons', () => {
  for (const [other, base] of [
    [0n, 0n],
    [0n, 5n],
    [5n, 0n],
  ] as const) {
    const states = [pairState(loveUsdt), pairState(loveEth, other, base)]
    const figures = pairFigures(loveEth.name, testPairReadings({}, states))
    expect(figures.price).toEqual(unavailable('no liquidity in LOVE-ETH'))
    expect(figures.inverse).toEqual(unavailable('no liquidity in ETH-LOVE'))
    expect(figures.liquidity).toEqual(unavailable('no liquidity in LOVE-ETH'))
    for (const apr of Object.values(figures.apr)) expect(apr).toEqual(unavailable('no liquidity in LOVE-ETH'))
  }
  const missing = { ...pairState(loveEth), reserves: undefined }
  const figures = pairFigures(loveEth.name, testPairReadings({ price: usdPrices([missing]) }, [missing]))
  expect(figures.price).toEqual(unavailable('the LOVE-ETH pair does not exist on this network'))
})

test('error: APR without a pool, without stakes and without LP tokens', () => {
  const { pools } = testPairReadings()
  if (!pools) throw new Error('The readings have pools.')
  const aprWith = (changes: Partial<typeof pools>) =>
    figuresOf({ pools: { ...pools, ...changes } }).apr.rewards
  expect(aprWith({ farm: { ...pools.farm, pools: [] } })).toEqual(
    unavailable('the farm has no pool for this pair'),
  )
  expect(aprWith({ supplies: { 'LOVE-USDT': { total: 5n, staked: 0n } } })).toEqual(
    unavailable('nothing is staked yet'),
  )
  expect(aprWith({ supplies: { 'LOVE-USDT': { total: 0n, staked: 0n } } })).toEqual(
    unavailable('no liquidity in LOVE-USDT'),
  )
  expect(figuresOf({ pools: undefined, poolsFailure: 'the node is away' }).apr.rewards).toEqual(
    unavailable('the node is away'),
  )
})
