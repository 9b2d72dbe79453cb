import {
  addOwner,
  changeThreshold,
  removeOwner,
  type SafeChange,
  type SafeSettings,
  swapOwner,
} from '@love/safe/build/owners'
import { disableModule, enableModule, setFallbackHandler, setGuard } from '@love/safe/build/settings'
import type { Address } from 'viem'

/** A change of how a Safe is run, as plain data: what is called depends on the changes before it. */
export type SettingChange =
  | { readonly kind: 'addOwner'; readonly owner: Address; readonly threshold: number }
  | { readonly kind: 'removeOwner'; readonly owner: Address; readonly threshold: number }
  | { readonly kind: 'swapOwner'; readonly owner: Address; readonly newOwner: Address }
  | { readonly kind: 'changeThreshold'; readonly threshold: number }
  | { readonly kind: 'enableModule' | 'disableModule'; readonly module: Address }
  /** The zero address takes it away. */
  | { readonly kind: 'setGuard' | 'setFallbackHandler'; readonly contract: Address }

/** Throws, in words, what the Safe would refuse. */
export function applyChange(settings: SafeSettings, change: SettingChange): SafeChange {
  switch (change.kind) {
    case 'addOwner':
      return addOwner(settings, change)
    case 'removeOwner':
      return removeOwner(settings, change)
    case 'swapOwner':
      return swapOwner(settings, change)
    case 'changeThreshold':
      return changeThreshold(settings, change.threshold)
    case 'enableModule':
      return enableModule(settings, change.module)
    case 'disableModule':
      return disableModule(settings, change.module)
    case 'setGuard':
      return setGuard(settings, change.contract)
    case 'setFallbackHandler':
      return setFallbackHandler(settings, change.contract)
    default:
      return change satisfies never
  }
}
