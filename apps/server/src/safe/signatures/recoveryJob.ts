import type { Address, Hash, Hex } from 'viem'

/** What goes to a worker. */
export type RecoveryQuestion = { readonly id: number; readonly hash: Hash; readonly signature: Hex }

/** What comes back: null where nobody can have signed. */
export type RecoveryAnswer = { readonly id: number; readonly address: Address | null }
