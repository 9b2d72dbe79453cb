import { type NewSafe, newSafeAddress } from '@love/safe/make/newSafe'
import { newSafeText, parseNewSafe } from '@love/safe/make/newSafeText'
import { type Address, isAddressEqual } from 'viem'
import { config } from '../../../config.ts'
import { address, listOf, record, shownText } from '../../../storage/schema.ts'
import { stored } from '../../../storage/stored.ts'

/** A Safe that has an address, and nothing there yet. */
export type PlannedSafe = { readonly address: Address; readonly safe: NewSafe }

const most = 20
const entry = record({ address, plan: shownText(3_000) })

/** Each as its link says it: what does not prove its address is dropped. */
export function plannedSafesOf(value: unknown): readonly PlannedSafe[] {
  return listOf((one) => {
    const kept = entry(one)
    const safe = kept && parseNewSafe(kept.address, kept.plan)
    return safe && { address: newSafeAddress(safe), safe }
  }, most)(value)
}

export const plannedSafes = stored(`love.planned-safes.${config.network}`, plannedSafesOf, {
  write: (planned) =>
    planned.length === 0
      ? null
      : JSON.stringify(planned.map(({ address, safe }) => ({ address, plan: newSafeText(safe) }))),
})

export function planSafe(safe: NewSafe): void {
  const address = newSafeAddress(safe)
  plannedSafes.update((planned) =>
    [{ address, safe }, ...planned.filter((one) => one.address !== address)].slice(0, most),
  )
}

export function forgetPlan(address: Address): void {
  plannedSafes.update((planned) => planned.filter((one) => !isAddressEqual(one.address, address)))
}
