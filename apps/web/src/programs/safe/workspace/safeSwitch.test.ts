import type { SafeOverview } from '@love/safe/api/replies/safes'
import { getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { mostUrgent } from './SafeSwitch.tsx'

const at = (number: number) => getAddress(numberToHex(number, { size: 20 }))
const overview = (number: number, awaitingConfirmation: number | null): SafeOverview => ({
  address: { value: at(number) },
  chainId: '1337',
  threshold: 1,
  owners: [],
  fiatTotal: '0',
  queued: 2,
  awaitingConfirmation,
})

test('default: Safes that wait for you come first, the others stay in their order', () => {
  const order = mostUrgent([at(1), at(2), at(3), at(4)], [overview(1, null), overview(3, 1), overview(4, 2)])
  expect(order).toEqual([at(4), at(3), at(1), at(2)])
})
