import { shortAddress } from '@love/protocol/format/shortAddress'
import type { Address } from 'viem'

/** Of the window; the address stays even where there is a name, which somebody else may have given another Safe too. */
export function safeTitle(safe: Address, name: string | undefined): string {
  return name ? `Safe ${name} ${shortAddress(safe)}` : `Safe ${shortAddress(safe)}`
}
