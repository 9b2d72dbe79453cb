import { callSchema } from '../../../storage/callSchema.ts'
import { address, count, either, oneOf, record, shownText, wholeListOf } from '../../../storage/schema.ts'
import { type Draft, type DraftItem, longestPartNote, mostParts } from './draft.ts'
import type { SettingChange } from './settingChange.ts'

const change = either<SettingChange>(
  record({ kind: oneOf('addOwner', 'removeOwner'), owner: address, threshold: count }),
  record({ kind: oneOf('swapOwner'), owner: address, newOwner: address }),
  record({ kind: oneOf('changeThreshold'), threshold: count }),
  record({ kind: oneOf('enableModule', 'disableModule'), module: address }),
  record({ kind: oneOf('setGuard', 'setFallbackHandler'), contract: address }),
)

const items = wholeListOf(
  either<DraftItem>(
    record({ id: count, kind: oneOf('call'), call: callSchema }, { note: shownText(longestPartNote) }),
    record({ id: count, kind: oneOf('change'), change }),
  ),
)

/** A batch of which a part is lost is another batch: then there is none. */
export function draftOf(value: unknown): Draft {
  const draft = items(value) ?? []
  const ids = new Set(draft.map(({ id }) => id))
  return draft.length <= mostParts && ids.size === draft.length ? draft : []
}
