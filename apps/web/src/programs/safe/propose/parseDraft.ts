import { parseBigints, stringifyBigints } from '../../../chain/bigintJson.ts'
import { parseStoredCall } from '../../../review/parseStoredCall.ts'
import { fieldsOf, isAddressText, isCount } from '../../../storage/storedFields.ts'
import { type Draft, type DraftItem, mostParts } from './draft.ts'
import type { SettingChange } from './settingChange.ts'

export function writeDraft(draft: Draft): string | null {
  return draft.length === 0 ? null : stringifyBigints(draft)
}

/** Stored text is not trusted, and a batch of which a part is lost is another batch: then there is none. */
export function parseDraft(text: string | null): Draft {
  try {
    const stored = parseBigints(text ?? '')
    if (!Array.isArray(stored) || stored.length > mostParts) return []
    const items = stored.flatMap((value: unknown) => parseItem(value) ?? [])
    const ids = new Set(items.map(({ id }) => id))
    return ids.size === stored.length ? items : []
  } catch {
    return []
  }
}

function parseItem(value: unknown): DraftItem | undefined {
  const { id, kind, call, change } = fieldsOf(value)
  if (!isCount(id)) return undefined
  if (kind === 'call') {
    const parsed = parseStoredCall(call)
    return parsed && { id, kind, call: parsed }
  }
  const parsed = kind === 'change' ? parseChange(change) : undefined
  return parsed && { id, kind: 'change', change: parsed }
}

function parseChange(value: unknown): SettingChange | undefined {
  const { kind, owner, newOwner, threshold, module, contract } = fieldsOf(value)
  switch (kind) {
    case 'addOwner':
    case 'removeOwner':
      return isAddressText(owner) && isCount(threshold) ? { kind, owner, threshold } : undefined
    case 'swapOwner':
      return isAddressText(owner) && isAddressText(newOwner) ? { kind, owner, newOwner } : undefined
    case 'changeThreshold':
      return isCount(threshold) ? { kind, threshold } : undefined
    case 'enableModule':
    case 'disableModule':
      return isAddressText(module) ? { kind, module } : undefined
    case 'setGuard':
    case 'setFallbackHandler':
      return isAddressText(contract) ? { kind, contract } : undefined
    default:
      return undefined
  }
}
