import { expect, test } from 'vitest'
import { hashOf, minedIn, owner, testTransaction } from '../../../test/testTransaction.ts'
import { disconnected } from '../../wallet/connection.ts'
import { activitySummary, activityView } from './activityView.ts'

const connected = { address: owner.address, isConnected: true, status: 'connected' } as const
const pending = testTransaction()
const confirmed = testTransaction({
  hash: hashOf(2),
  state: { status: 'confirmed', detail: 'success', mined: minedIn(5), at: 1 },
})

test('default: what waits and what is finished are apart', () => {
  const view = activityView(connected, [pending, confirmed])
  expect(view).toEqual({ status: 'list', address: owner.address, pending: [pending], finished: [confirmed] })
  expect(activitySummary(view)).toBe('1 pending, 1 finished')
})

test('behavior: no transactions, no wallet, and a wallet on its way have words of their own', () => {
  expect(activitySummary(activityView(connected, []))).toBe('No transactions')
  expect(activitySummary(activityView(disconnected, []))).toBe('Not connected')
  expect(activitySummary(activityView({ ...disconnected, status: 'reconnecting' }, []))).toBe('Connecting…')
  expect(activitySummary(activityView({ ...disconnected, status: 'connecting' }, []))).toBe('Connecting…')
})

test('error: a connection without an address shows nobody’s transactions', () => {
  expect(activityView({ ...connected, address: undefined }, [pending])).toEqual({ status: 'disconnected' })
})
