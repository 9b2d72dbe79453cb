import type { IntentCall } from '@love/protocol/intents/intent'
import type { SettingChange } from './settingChange.ts'

export type DraftPart =
  | { readonly kind: 'call'; readonly call: IntentCall }
  | { readonly kind: 'change'; readonly change: SettingChange }

export type DraftItem = DraftPart & { readonly id: number }

/** What becomes one proposal, in the order in which the Safe does it. */
export type Draft = readonly DraftItem[]

/** More would hardly be read by anybody who signs it. */
export const mostParts = 50

export function withPart(draft: Draft, part: DraftPart): Draft {
  if (draft.length >= mostParts) return draft
  const last = Math.max(0, ...draft.map(({ id }) => id))
  return [...draft, { ...part, id: last + 1 }]
}

export function withoutPart(draft: Draft, id: number): Draft {
  return draft.filter((item) => item.id !== id)
}

/** One place towards the beginning or the end; at the edge it stays. */
export function movedPart(draft: Draft, id: number, by: -1 | 1): Draft {
  const from = draft.findIndex((item) => item.id === id)
  const [item, other] = [draft[from], draft[from + by]]
  if (!item || !other) return draft
  return draft.map((each) => (each === item ? other : each === other ? item : each))
}
