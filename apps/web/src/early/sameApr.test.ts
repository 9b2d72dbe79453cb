import { expect, test } from 'vitest'
import { testFarmReadings } from '../../test/testFarmReadings.ts'
import { testPairReadings } from '../../test/testPairReadings.ts'
import { createMoney } from '../chain/prices/createMoney.ts'
import { poolRows } from '../programs/farm/poolRows.ts'
import { poolShown } from '../programs/farm/poolShown.ts'
import { pairRows } from '../programs/pairs/pairRows.ts'
import { pairShown } from '../programs/pairs/pairShown.ts'

const money = createMoney('USD', () => ({ unavailable: 'not asked' }))

test.each([
  ['with volumes', {}],
  ['without volumes', { market: undefined, marketFailure: 'the server is away' }],
])('default: Pairs and Farm show the same APR, %s', (_, changes) => {
  const pools = poolRows(testFarmReadings(changes))
  const pairs = pairRows(testPairReadings(changes))
  for (const pool of pools) {
    const row = pairs.find(({ pair }) => pair.name === pool.name)
    if (!row) throw new Error(`No ${pool.name} pair.`)
    const [inPairs, inFarm] = [pairShown(row, money), poolShown(pool.figures, money)]
    expect(inPairs.apr.figure).toEqual(inFarm.apr.figure)
    expect(inPairs.rewardsApr.figure).toEqual(inFarm.rewards.figure)
    expect(inPairs.feesApr.figure).toEqual(inFarm.fees.figure)
  }
  expect(pools).not.toHaveLength(0)
})
