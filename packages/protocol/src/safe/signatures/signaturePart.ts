import type { Address, Hex } from 'viem'

/** One owner's say. Only `approved` and `contract` name their owner; the others must be recovered. */
export type SignaturePart =
  | { readonly kind: 'eoa' | 'eth_sign'; readonly signature: Hex }
  | { readonly kind: 'approved'; readonly owner: Address }
  | { readonly kind: 'contract'; readonly owner: Address; readonly data: Hex }

/** The words r and s and the byte v. */
export const PART_BYTES = 65
