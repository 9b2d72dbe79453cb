import type { IntentCall } from '@love/protocol/intents/intent'
import type { SettingChange } from './settingChange.ts'

export type DraftPart =
  /** `note`: of the person who wrote the list; nothing on the chain says it. */
  | { readonly kind: 'call'; readonly call: IntentCall; readonly note?: string | undefined }
  | { readonly kind: 'change'; readonly change: SettingChange }

export type DraftItem = DraftPart & { readonly id: number }

/** What becomes one proposal, in the order in which the Safe does it. */
export type Draft = readonly DraftItem[]

/** Plain transfers of so many still fit into one transaction. */
export const mostParts = 300

export const longestPartNote = 100

export function withPart(draft: Draft, part: DraftPart): Draft {
  return withParts(draft, [part])
}

/** All of them or none: a part of a list is another list. */
export function withParts(draft: Draft, parts: readonly DraftPart[]): Draft {
  if (draft.length + parts.length > mostParts) return draft
  const last = Math.max(0, ...draft.map(({ id }) => id))
  return [...draft, ...parts.map((part, index) => ({ ...part, id: last + 1 + index }))]
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
