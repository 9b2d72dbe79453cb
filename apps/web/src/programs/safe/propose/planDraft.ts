import type { IntentCall } from '@love/protocol/intents/intent'
import type { SafeSettings } from '@love/safe/build/owners'
import { errorText } from '../../../chain/errorText.ts'
import type { Draft, DraftItem } from '../../../wallet/safe/batch/draft.ts'
import { applyChange, type SettingChange } from '../../../wallet/safe/batch/settingChange.ts'

export type PlannedPart = { readonly id: number } & (
  | { readonly call: IntentCall; readonly note?: string | undefined }
  /** Why the Safe would refuse it in this place, or what is not known yet. */
  | { readonly problem: string; readonly words: string }
)

export type DraftPlan = {
  readonly parts: readonly PlannedPart[]
  /** How the Safe is run after all of it; undefined while the chain is read. */
  readonly after: SafeSettings | undefined
}

/** Changes build on one another: their calls are made anew whenever something before them moves. */
export function planDraft(settings: SafeSettings | undefined, draft: Draft): DraftPlan {
  let after = settings
  const parts = draft.map((item): PlannedPart => {
    const planned = plannedPart(after, item)
    after = planned.after
    return planned.part
  })
  return { parts, after }
}

function plannedPart(
  settings: SafeSettings | undefined,
  item: DraftItem,
): { readonly part: PlannedPart; readonly after: SafeSettings | undefined } {
  const { id } = item
  if (item.kind === 'call') return { part: { id, call: item.call, note: item.note }, after: settings }
  const words = changeWords(item.change)
  if (!settings) return { part: { id, problem: 'Loading the Safe…', words }, after: settings }
  try {
    const { call, after } = applyChange(settings, item.change)
    return { part: { id, call }, after }
  } catch (error) {
    return { part: { id, problem: errorText(error), words }, after: settings }
  }
}

/** Of a change that cannot be made. */
function changeWords(change: SettingChange): string {
  switch (change.kind) {
    case 'addOwner':
      return `Add owner ${change.owner}`
    case 'removeOwner':
      return `Remove owner ${change.owner}`
    case 'swapOwner':
      return `Replace owner ${change.owner} with ${change.newOwner}`
    case 'changeThreshold':
      return `Change threshold to ${change.threshold}`
    case 'enableModule':
      return `Enable module ${change.module}`
    case 'disableModule':
      return `Disable module ${change.module}`
    case 'setGuard':
      return `Set guard ${change.contract}`
    case 'setFallbackHandler':
      return `Set fallback handler ${change.contract}`
    default:
      return change satisfies never
  }
}
