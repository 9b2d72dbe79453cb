import { type Address, getAddress } from 'viem'
import { config } from '../../../config.ts'
import { parseBigints, stringifyBigints } from '../../../storage/bigintJson.ts'
import { storedBy } from '../../../storage/storedBy.ts'
import { useStore } from '../../../storage/useStore.ts'
import { type Draft, type DraftPart, movedPart, withoutPart, withPart } from './draft.ts'
import { draftOf } from './draftSchema.ts'

/** Of each Safe, until it is proposed: nobody has to begin anew because a page was left. */
const drafts = storedBy((safe: Address) => `love.safe-batch.${config.network}.${getAddress(safe)}`, draftOf, {
  parse: parseBigints,
  write: (draft) => (draft.length === 0 ? null : stringifyBigints(draft)),
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
  const draft = useStore(drafts(safe))
  const change = (next: (draft: Draft) => Draft) => drafts(safe).update(next)
  return {
    draft,
    add: (part) => change((known) => withPart(known, part)),
    remove: (id) => change((known) => withoutPart(known, id)),
    move: (id, by) => change((known) => movedPart(known, id, by)),
    clear: () => change(() => []),
  }
}
