import type { SafeSettings } from '@love/safe/build/owners'
import { type Address, zeroAddress } from 'viem'
import type { SettingChange } from '../../../wallet/safe/batch/settingChange.ts'

/** The change that somebody is about to make. */
export type Editing =
  | { readonly kind: 'addOwner' | 'changeThreshold' | 'enableModule' | 'setGuard' | 'setFallbackHandler' }
  | { readonly kind: 'removeOwner' | 'swapOwner'; readonly owner: Address }
  | { readonly kind: 'disableModule'; readonly module: Address }
  | { readonly kind: 'removeGuard' | 'removeFallbackHandler' }

export type ChangeFormSpec = {
  readonly legend: string
  /** Asked for where there is a label. */
  readonly addressLabel?: string
  /** What must be at the address. */
  readonly needs?: 'contract' | 'guard' | 'owner'
  /** How many owners there are then: one of as many signatures is chosen. */
  readonly ownersThen?: number
  /** What may go wrong for good; must be ticked. */
  readonly danger?: string
  readonly toChange: (given: { readonly address: Address; readonly threshold: number }) => SettingChange
}

type Settings = Pick<SafeSettings, 'owners'>

/** What is asked for each change. */
export function changeForm(editing: Editing, { owners }: Settings): ChangeFormSpec {
  switch (editing.kind) {
    case 'addOwner':
      return {
        legend: 'Add owner',
        addressLabel: 'New owner',
        needs: 'owner',
        ownersThen: owners.length + 1,
        toChange: ({ address: owner, threshold }) => ({ kind: 'addOwner', owner, threshold }),
      }
    case 'removeOwner':
      return {
        legend: `Remove owner ${editing.owner}`,
        ownersThen: owners.length - 1,
        toChange: ({ threshold }) => ({ kind: 'removeOwner', owner: editing.owner, threshold }),
      }
    case 'swapOwner':
      return {
        legend: `Replace owner ${editing.owner}`,
        addressLabel: 'New owner',
        needs: 'owner',
        toChange: ({ address: newOwner }) => ({ kind: 'swapOwner', owner: editing.owner, newOwner }),
      }
    case 'changeThreshold':
      return {
        legend: 'Change threshold',
        ownersThen: owners.length,
        toChange: ({ threshold }) => ({ kind: 'changeThreshold', threshold }),
      }
    case 'enableModule':
      return {
        legend: 'Enable module',
        addressLabel: 'Module',
        needs: 'contract',
        danger: 'I trust this contract with everything in the Safe: it can act without signatures',
        toChange: ({ address: module }) => ({ kind: 'enableModule', module }),
      }
    case 'disableModule':
      return {
        legend: `Disable module ${editing.module}`,
        toChange: () => ({ kind: 'disableModule', module: editing.module }),
      }
    default:
      return contractForm(editing.kind)
  }
}

const guardDanger =
  'I understand that a guard can block every transaction, even its own removal, and lock this Safe permanently'
const handlerDanger =
  'I understand that this contract answers for the Safe: a wrong one can break its signatures and incoming transfers'

function contractForm(
  kind: 'setGuard' | 'removeGuard' | 'setFallbackHandler' | 'removeFallbackHandler',
): ChangeFormSpec {
  switch (kind) {
    case 'setGuard':
      return {
        legend: 'Set guard',
        addressLabel: 'Guard',
        needs: 'guard',
        danger: guardDanger,
        toChange: ({ address: contract }) => ({ kind, contract }),
      }
    case 'removeGuard':
      return {
        legend: 'Remove guard',
        toChange: () => ({ kind: 'setGuard', contract: zeroAddress }),
      }
    case 'setFallbackHandler':
      return {
        legend: 'Set fallback handler',
        addressLabel: 'Fallback handler',
        needs: 'contract',
        danger: handlerDanger,
        toChange: ({ address: contract }) => ({ kind, contract }),
      }
    case 'removeFallbackHandler':
      return {
        legend: 'Remove fallback handler',
        danger: 'I understand that without it the Safe can no longer prove that it signed a message',
        toChange: () => ({ kind: 'setFallbackHandler', contract: zeroAddress }),
      }
    default:
      return kind satisfies never
  }
}
