import type { Address } from 'viem'
import { useStore } from '../../../storage/useStore.ts'
import {
  type Draft,
  type DraftPart,
  movedPart,
  withoutPart,
  withPart,
  withParts,
} from '../../../wallet/safe/batch/draft.ts'
import { drafts } from '../../../wallet/safe/batch/drafts.ts'

export type Drafting = {
  readonly draft: Draft
  readonly add: (part: DraftPart) => void
  readonly addAll: (parts: readonly DraftPart[]) => void
  /** Whatever was in it is gone. */
  readonly replace: (parts: readonly DraftPart[]) => void
  readonly remove: (id: number) => void
  readonly move: (id: number, by: -1 | 1) => void
  readonly clear: () => void
}

/** The batch of a Safe, whichever page adds to it. */
export function useDraft(safe: Address): Drafting {
  const draft = useStore(drafts(safe))
  const change = (next: (draft: Draft) => Draft) => drafts(safe).update(next)
  return {
    draft,
    add: (part) => change((known) => withPart(known, part)),
    addAll: (parts) => change((known) => withParts(known, parts)),
    replace: (parts) => change(() => withParts([], parts)),
    remove: (id) => change((known) => withoutPart(known, id)),
    move: (id, by) => change((known) => movedPart(known, id, by)),
    clear: () => change(() => []),
  }
}
