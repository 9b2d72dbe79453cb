import { type NewSafe, newSafeAddress } from '@love/safe/make/newSafe'
import { newSafeText } from '@love/safe/make/newSafeText'
import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { forgetPlan, plannedSafes, plannedSafesOf, planSafe } from './plannedSafes.ts'

const owners = [numberToHex(0xa11ce, { size: 20 })]
const planned = (salt: bigint): NewSafe => ({ version: '1.4.1', isL2: true, owners, threshold: 1, salt })
const kept = (safe: NewSafe) => ({ address: newSafeAddress(safe), plan: newSafeText(safe) })

test('default: what was planned is kept, the newest first, each once, until it is forgotten', () => {
  const [one, two] = [planned(1n), planned(2n)]
  for (const safe of [one, two, one]) planSafe(safe)
  const addresses = () => plannedSafes.get().map(({ address }) => address)
  expect(addresses()).toEqual([newSafeAddress(one), newSafeAddress(two)])
  forgetPlan(newSafeAddress(one))
  expect(addresses()).toEqual([newSafeAddress(two)])
  forgetPlan(newSafeAddress(two))
  expect(addresses()).toEqual([])
})

test('error: an entry whose address is another is dropped alone', () => {
  const good = kept(planned(3n))
  const swapped = { ...kept(planned(4n)), address: good.address }
  expect(plannedSafesOf([swapped, null, { address: good.address }, good])).toHaveLength(1)
  expect(plannedSafesOf('damaged')).toEqual([])
})
