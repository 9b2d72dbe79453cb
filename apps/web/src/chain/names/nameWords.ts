import { shortAddress } from '@love/protocol/format/shortAddress'
import type { NameMark } from '@love/protocol/names/lookAlike'
import { getAddress } from 'viem'

/** Why to look twice at a name. */
export function markWords(mark: NameMark): string {
  switch (mark.kind) {
    case 'foreign letters':
      return 'has letters outside a–z'
    case 'look-alike':
      return `looks like ${mark.of.name} (${shortAddress(getAddress(mark.of.address))}), which is a different address`
    default:
      return mark satisfies never
  }
}
