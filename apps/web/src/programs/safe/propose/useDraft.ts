import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { config } from '../../../config.ts'
import { onStoredChange, readStored, removeStored, writeStored } from '../../../storage/storage.ts'
import { createKeptBySafe } from '../createKeptBySafe.ts'
import { type Draft, type DraftPart, movedPart, withoutPart, withPart } from './draft.ts'
import { parseDraft, writeDraft } from './parseDraft.ts'

const none: Draft = []

/** Of each Safe, until it is proposed: nobody has to begin anew because a page was left. */
const drafts = createKeptBySafe<Draft>({
  stored: { readStored, writeStored, removeStored, onStoredChange },
  name: `love.safe-batch.${config.network}`,
  parse: parseDraft,
  write: writeDraft,
})

export type Drafting = {
  readonly draft: Draft
  readonly add: (part: DraftPart) => void
  readonly remove: (id: number) => void
  readonly move: (id: number, by: -1 | 1) => void
  readonly clear: () => void
}

/** The batch of a Safe, whichever page adds to it. */
export function useDraft(safe: Address): Drafting {
  const draft = useSyncExternalStore(
    (listener) => drafts.subscribe(safe, listener),
    () => drafts.get(safe),
    () => none,
  )
  const change = (next: (draft: Draft) => Draft) => drafts.update(safe, next)
  return {
    draft,
    add: (part) => change((known) => withPart(known, part)),
    remove: (id) => change((known) => withoutPart(known, id)),
    move: (id, by) => change((known) => movedPart(known, id, by)),
    clear: () => change(() => none),
  }
}
