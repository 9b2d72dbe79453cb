import { shortAddress } from '@love/protocol/format/shortAddress'
import type { NameMark } from '@love/protocol/names/lookAlike'
import { getAddress } from 'viem'

/** Why to look twice at a name. */
export function markWords(mark: NameMark): string {
  switch (mark.kind) {
    case 'foreign letters':
      return 'Has letters outside a–z.'
    case 'look-alike': {
      const { name, address } = mark.of
      return `Looks like ${name} (${shortAddress(getAddress(address))}), but is a different address.`
    }
    default:
      return mark satisfies never
  }
}
