import * as fc from 'fast-check'
import { maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { testFarm as farm, testMarket as market, one, testPool as pool } from '../../test/testFarm.ts'
import { type Figure, formatPercent, formatUsd, isAvailable, unavailable } from '../prices/figure.ts'
import { fraction, toDecimal } from '../prices/fraction.ts'
import { poolEmission } from './emission.ts'
import { type Farm, type FarmPool, poolName, poolToken } from './farm.ts'
import { poolAprParts } from './poolAprParts.ts'
import { type Projection, projection } from './projection.ts'
import { realApr } from './realApr.ts'
import { pendingAt, rewardMeter } from './rewardMeter.ts'

const shown = (figure: Figure) => (isAvailable(figure) ? toDecimal(figure, 4) : figure.unavailable)

test('default: the APR has two parts', () => {
  const parts = poolAprParts({ farm, pool, ...market, volumeUsd24h: fraction(1_000n) })
  // 1,295,750 LOVE a year for 9,000 USD; 3 USD a day for 20,000 USD.
  expect(shown(parts.rewards)).toBe('1.4397')
  expect(shown(parts.fees)).toBe('0.0547')
  expect(shown(parts.total)).toBe('1.4944')
  expect(formatUsd(parts.stakedValue)).toBe('$9,000.00')
  expect(parts.stopped).toBeUndefined()
})

test('default: the real APR knows the own dilution, the fee and the day it is earned back', () => {
  // 100 LP tokens for 1,000 USD: 4 are kept, 96 of 996 earn.
  const real = realApr({ farm, pool, deposit: 100n * one, ...market })
  expect(real).toMatchObject({ fee: 4n * one, credited: 96n * one, share: fraction(96n, 996n) })
  expect(shown(real.perYear.love)).toBe('124891.5662')
  expect(shown(real.perDay.usd)).toBe('3.4216')
  expect(shown(real.perMonth.usd)).toBe('104.0763')
  expect(shown(real.dilutedApr)).toBe('1.3009')
  expect(shown(real.netApr)).toBe('1.2089')
  expect(shown(real.breakEvenDays)).toBe('11.6901')
})

test('behavior: no fee, no rewards and worthless rewards have no break-even day, in words', () => {
  const days = (changes: { farm?: Partial<Farm>; pool?: Partial<FarmPool>; lovePrice?: Figure }) => {
    const changed = { ...pool, ...changes.pool }
    const at = { farm: { ...farm, ...changes.farm }, pool: changed, deposit: one, ...market }
    return shown(realApr({ ...at, lovePrice: changes.lovePrice ?? market.lovePrice }).breakEvenDays)
  }
  expect(days({ pool: { depositFeeBasisPoints: 0n } })).toBe('no deposit fee')
  expect(days({ pool: { allocPoint: 0n } })).toBe('never: the pool has ended')
  expect(days({ farm: { lovePerBlock: 0n } })).toBe('never: LOVE emissions are paused')
  expect(days({ farm: { mayMint: false } })).toBe('never: the farm can no longer mint LOVE')
  expect(days({ lovePrice: fraction(0n) })).toBe('never: the rewards have no value')
  expect(days({ lovePrice: unavailable('no pair') })).toBe('no pair')
})

test('behavior: an emission that is zero is 0 and says why', () => {
  const stopped = (changes: Partial<Farm>) => {
    const changed = { ...farm, ...changes }
    const { rewards, stopped: reason } = poolAprParts({
      farm: changed,
      pool,
      ...market,
      volumeUsd24h: fraction(0n),
    })
    expect(formatPercent(rewards)).toBe('0%')
    expect(rewardMeter(changed).perDay).toEqual(fraction(0n))
    expect(rewardMeter(changed).stopped).toBe(reason)
    return reason
  }
  expect(stopped({ totalAllocPoint: 0n })).toBe('no pool has an allocation')
  expect(stopped({ lovePerBlock: 0n })).toBe('LOVE emissions are paused')
  expect(stopped({ mayMint: false })).toBe('the farm can no longer mint LOVE')
  expect(stopped({ startBlock: 2_000n })).toBe('rewards start at block 2,000')
  expect(poolEmission(farm, { ...pool, lastRewardBlock: 1_001n }).stopped).toBe(
    'rewards start at block 1,001',
  )
})

test('behavior: the meter counts what is held, what is due, and only pools that have stakes', () => {
  const idle = { ...pool, pid: 1n, staked: 0n }
  const meter = rewardMeter({ ...farm, block: 1_010n, pools: [pool, idle] })
  expect(meter).toMatchObject({ held: 7n * one, unminted: 5n * one, owed: 12n * one, payable: 12n * one })
  expect(shown(meter.perDay)).toBe('3550.0000')
  expect(rewardMeter({ ...farm, pools: [idle] }).stopped).toBe('nothing is staked in an active pool')
  const drained = rewardMeter({ ...farm, block: 1_010n, mayMint: false, loveHeld: 0n })
  expect(drained).toMatchObject({ held: 0n, owed: 5n * one, payable: 0n })
  expect(rewardMeter({ ...farm, mayMint: undefined }).payable).toBe(7n * one)
})

test('error: missing prices, volumes and liquidity are n/a with the reason', () => {
  const missing = unavailable('the LOVE-USDT pair does not exist on this network')
  const parts = poolAprParts({
    farm,
    pool,
    lovePrice: missing,
    liquidity: missing,
    volumeUsd24h: fraction(1n),
  })
  expect([parts.rewards, parts.fees, parts.total, parts.stakedValue]).toEqual([
    missing,
    missing,
    missing,
    missing,
  ])
  const real = realApr({ farm, pool, deposit: one, lovePrice: missing, liquidity: market.liquidity })
  expect([real.netApr, real.dilutedApr, real.perDay.usd]).toEqual([missing, missing, missing])
  expect(real.perDay.love.numerator).toBeGreaterThan(0n)
  const none = { ...pool, supply: 0n, staked: 0n }
  expect(shown(poolAprParts({ farm, pool: none, ...market, volumeUsd24h: fraction(1n) }).rewards)).toBe(
    'the pair has no liquidity',
  )
  expect(shown(realApr({ farm, pool, deposit: 0n, ...market }).netApr)).toBe('enter an amount')
  expect(shown(realApr({ farm, pool, deposit: one, ...market, liquidity: fraction(0n) }).netApr)).toBe(
    'the LP tokens have no value',
  )
})

test('behavior: no amount, weight, fee or price makes anything throw', () => {
  const any = fc.oneof(
    fc.constantFrom(0n, 1n, maxUint256),
    fc.bigInt(0n, 10n ** 24n),
    fc.bigInt(0n, maxUint256),
  )
  const figure = fc.oneof(
    fc.constant(unavailable('missing')),
    fc.tuple(any, any).map(([a, b]) => fraction(a, b + 1n)),
  )
  const state = fc.record({ weight: any, total: any, perBlock: any, staked: any, supply: any, block: any })
  const fee = fc.constantFrom(0n, 1n, 25n, 400n)
  const check = (figures: readonly Figure[]) => {
    for (const each of figures)
      expect(formatPercent(each)).toMatch(/^(n\/a|<0\.000001%|>-0\.000001%|-?[\d,]+(\.\d+)?%)$/)
  }
  fc.assert(
    fc.property(
      state,
      any,
      fee,
      figure,
      figure,
      fc.bigInt(-1n, 400n),
      (at, deposit, bp, lovePrice, liquidity, times) => {
        const changed = {
          ...pool,
          allocPoint: at.weight,
          depositFeeBasisPoints: bp,
          staked: at.staked,
          supply: at.supply,
        }
        const there = {
          ...farm,
          totalAllocPoint: at.total,
          lovePerBlock: at.perBlock,
          block: at.block,
          pools: [changed],
        }
        const asked = { farm: there, pool: changed, deposit, lovePrice, liquidity }
        const real = realApr(asked)
        const end: Projection = projection({ ...asked, days: times, timesPerYear: times % 13n })
        const parts = poolAprParts({ ...asked, volumeUsd24h: lovePrice })
        check([real.dilutedApr, real.netApr, real.breakEvenDays, real.perMonth.usd, parts.total])
        check([end.growth, end.value, end.gain, end.love, rewardMeter(there).perDay])
        const stake = { amount: deposit, rewardDebt: 0n, pending: 0n, held: 0n, allowance: 0n }
        expect(
          pendingAt({ farm: there, pool: changed, stake, block: at.block + at.weight }),
        ).toBeGreaterThanOrEqual(0n)
      },
    ),
    { numRuns: runs(200, 5_000) },
  )
})

test('behavior: a pool of a pair that we do not list has a name too', () => {
  expect([poolName(pool), poolToken(pool).symbol]).toEqual(['LOVE-USDT', 'LOVE-USDT LP'])
  const stranger = { ...pool, pid: 12n, pair: undefined }
  expect([poolName(stranger), poolToken(stranger).symbol]).toEqual(['farm pool 12', 'LP'])
})
