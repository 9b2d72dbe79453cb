import { unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { beingRead } from './beingRead.ts'
import { headlineApr } from './headlineApr.ts'

const [rewards, total] = [fraction(1n, 10n), fraction(3n, 20n)]
const none = unavailable('no volume data')

test('default: rewards and fees together', () => {
  expect(headlineApr({ rewards, total })).toEqual({ figure: total, isPart: false })
})

test('behavior: without the fees it is the rewards and says so, but not while they load', () => {
  expect(headlineApr({ rewards, total: none })).toEqual({ figure: rewards, isPart: true })
  expect(headlineApr({ rewards, total: beingRead })).toEqual({ figure: beingRead, isPart: false })
  expect(headlineApr({ rewards: none, total: none })).toEqual({ figure: none, isPart: false })
})
