import { loveEth, loveUsdt, pairs } from '@love/protocol/pairs/pairs'
import { fraction } from '@love/protocol/prices/fraction'
import { love } from '@love/protocol/tokens/tokens'
import { expect, test } from 'vitest'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { positionRows } from './positionRows.ts'

const [first, second] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const unit = 10n ** 18n
const states = [
  {
    definition: loveEth,
    address: first,
    reserves: {
      base: { raw: 1_000n * unit, token: loveEth.base },
      other: { raw: unit, token: loveEth.other },
    },
  },
  {
    definition: loveUsdt,
    address: second,
    reserves: {
      base: { raw: 1_000n * unit, token: loveUsdt.base },
      other: { raw: 500n * 10n ** 6n, token: loveUsdt.other },
    },
  },
]
const pool = { allocPoint: 1n, depositFeeBasisPoints: 0 }
const pools = {
  farm: {
    lovePerBlock: { raw: 0n, token: love },
    totalAllocPoint: 2n,
    pools: [
      { ...pool, pid: 0n, lpToken: second },
      { ...pool, pid: 1n, lpToken: first },
    ],
  },
  supplies: { 'LOVE-ETH': { total: 100n, staked: 30n } },
}

test('default: held and staked together are a share of the pool and of its value', () => {
  const positions = { held: { 'LOVE-ETH': 5n }, staked: [7n, 20n] }
  const [row] = positionRows({ states, pools, positions })
  expect(row).toMatchObject({ held: 5n, staked: 20n, share: fraction(1n, 4n) })
  // Half a dollar for a LOVE: 1,000 of them, and the ether on the other side is worth as much.
  expect(row?.liquidity).toEqual(fraction(1_000n))
  expect(row?.value).toEqual(fraction(250n))
})

test('behavior: what has not come is being read, what does not exist says why', () => {
  const unread = positionRows({ states: undefined, pools: undefined, positions: undefined })
  expect(unread).toHaveLength(pairs.length)
  expect(unread[0]).toMatchObject({ liquidity: beingRead, held: undefined, value: beingRead })
  const [, usdt] = positionRows({ states, pools, positions: { held: {}, staked: [] } })
  expect(usdt).toMatchObject({ held: 0n, share: { unavailable: 'no liquidity in LOVE-USDT' } })
})
