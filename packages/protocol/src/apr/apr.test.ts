import { expect, test } from 'vitest'
import { formatPercent, unavailable } from '../prices/figure.ts'
import { fraction } from '../prices/fraction.ts'
import { love } from '../tokens/tokens.ts'
import { blocksPerYear, poolApr, vaultApr } from './apr.ts'

const oneLove = { raw: 10n ** 18n, token: love }
const pool = {
  lovePerBlock: oneLove,
  allocPoint: 10n,
  totalAllocPoint: 100n,
  lovePrice: fraction(1n, 100n),
  stakedValue: fraction(5_183n),
}

test('default: a year has 2,591,500 blocks', () => {
  expect(blocksPerYear).toBe(2_591_500n)
  expect(formatPercent(poolApr(pool))).toBe('50%')
  expect(
    formatPercent(
      vaultApr({ lovePerBlock: oneLove, loveHeld: { raw: 5_183_000n * 10n ** 18n, token: love } }),
    ),
  ).toBe('50%')
})

test('behavior: a pool without weight earns nothing', () => {
  expect(formatPercent(poolApr({ ...pool, allocPoint: 0n }))).toBe('0%')
})

test('error: what cannot be known says why', () => {
  expect(poolApr({ ...pool, totalAllocPoint: 0n })).toEqual(unavailable('no pool has an allocation'))
  expect(poolApr({ ...pool, stakedValue: fraction(0n) })).toEqual(unavailable('nothing is staked yet'))
  expect(poolApr({ ...pool, lovePrice: unavailable('no pair') })).toEqual(unavailable('no pair'))
  expect(vaultApr({ lovePerBlock: oneLove, loveHeld: { raw: 0n, token: love } })).toEqual(
    unavailable('the vault holds no LOVE'),
  )
})
