import { SafeApiError } from '@love/safe/api/client/errors'
import { expect, test } from 'vitest'
import { gatewayDefaults } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { gatewayState } from './gatewayState.ts'

const nothing = { readAtMs: 0, failureReason: null, nowMs: 1_000_000, waitingSinceMs: 999_000 }
const missing = new SafeApiError({ reason: 'refused', status: 404, message: '404: No.', gatewayCode: 404 })

test('default: what was read is fresh, and says how old it is', () => {
  expect(gatewayState({ ...nothing, readAtMs: 997_500 })).toEqual({ status: 'fresh', seconds: 2 })
  expect(gatewayState({ ...nothing, readAtMs: 960_000 })).toEqual({ status: 'stale', seconds: 40 })
})

test('behavior: a clock that was set back makes nothing younger than now', () => {
  expect(gatewayState({ ...nothing, readAtMs: 2_000_000 })).toEqual({ status: 'fresh', seconds: 0 })
})

test('behavior: whoever waits long gets a button', () => {
  expect(gatewayState(nothing)).toEqual({ status: 'loading', isSlow: false })
  expect(gatewayState({ ...nothing, waitingSinceMs: 980_000 })).toEqual({ status: 'loading', isSlow: true })
})

test('error: failures keep what is there, and tell whether another try could help', () => {
  expect(gatewayState({ ...nothing, failureReason: missing })).toEqual({
    status: 'failed',
    reason: 'No.',
    isFinal: true,
  })
  expect(gatewayState({ ...nothing, failureReason: new TypeError('x') })).toMatchObject({ isFinal: false })
  expect(gatewayState({ ...nothing, readAtMs: 990_000, failureReason: missing })).toMatchObject({
    status: 'interrupted',
    seconds: 10,
  })
})

test('behavior: a long list is asked for as often as it has pages, a wrong question once', () => {
  const interval = (data: unknown, error: unknown = null) =>
    gatewayDefaults.refetchInterval({ state: { data, error } })
  expect([interval(undefined), interval({ pages: [1] }), interval({ pages: [1, 2, 3] })]).toEqual([
    4_000, 4_000, 12_000,
  ])
  expect([interval({}, missing), gatewayDefaults.retry(0, missing)]).toEqual([false, false])
})
