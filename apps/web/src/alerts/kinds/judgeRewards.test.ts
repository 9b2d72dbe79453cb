import { type Figure, unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { love } from '@love/protocol/tokens/tokens'
import { expect, test } from 'vitest'
import { parseBigints, stringifyBigints } from '../../storage/bigintJson.ts'
import { judgeRewards, type RewardFacts, rewardsKept } from './judgeRewards.ts'

function facts(earned: bigint, fee: Figure = fraction(1n), cents = earned): RewardFacts {
  return {
    earned: { raw: earned * 10n ** 18n, token: love },
    value: fraction(cents, 100n),
    fee,
    rewardDollars: '10',
    rewardFees: '3',
  }
}

function tellAll(looks: readonly RewardFacts[]): readonly boolean[] {
  let kept: unknown
  return looks.map((look) => {
    const judged = judgeRewards(rewardsKept(kept), look)
    kept = parseBigints(stringifyBigints(judged.kept))
    return judged.alerts.length > 0
  })
}

test('default: told when they are worth it, with their value and the network fee', () => {
  const { alerts } = judgeRewards(rewardsKept(undefined), facts(1_000n))
  expect(alerts).toEqual([
    {
      id: 'rewards',
      kind: 'rewards',
      title: 'Rewards worth harvesting',
      text: '1,000 LOVE ($10.00). The network fee is about $1.00.',
      path: '/farm',
    },
  ])
})

test('behavior: once until they are harvested, whatever prices do', () => {
  const looks = [facts(900n), facts(1_000n), facts(1_100n, fraction(9n)), facts(1_200n, fraction(1n))]
  expect(tellAll(looks)).toEqual([false, true, false, false])
  expect(tellAll([facts(1_000n), facts(1_001n, fraction(1n), 5n), facts(1_002n)])).toEqual([
    true,
    false,
    false,
  ])
  expect(tellAll([facts(1_000n), facts(0n), facts(500n), facts(1_000n)])).toEqual([true, false, false, true])
})

test('behavior: what is left after a part was harvested is no news while it is still worth it', () => {
  expect(tellAll([facts(5_000n), facts(2_000n), facts(2_100n)])).toEqual([true, false, false])
})

test('behavior: below so many network fees they are worth nothing', () => {
  expect(tellAll([facts(1_000n, fraction(4n)), facts(1_200n, fraction(4n))])).toEqual([false, true])
  expect(tellAll([{ ...facts(0n), rewardDollars: '0', rewardFees: '0' }])).toEqual([false])
})

test('error: without a price nothing is told and nothing forgotten', () => {
  const away = { ...facts(1_000n), value: unavailable('no pair') }
  expect(tellAll([away, facts(1_000n), away, facts(1_001n)])).toEqual([false, true, false, false])
  expect(rewardsKept({ isTold: 'yes', earned: 5 })).toEqual({ isTold: false, earned: 0n })
})
