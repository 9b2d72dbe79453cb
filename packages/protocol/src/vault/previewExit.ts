import type { VaultState } from '../actions/readVault.ts'
import { QuoteError } from '../errors/QuoteError.ts'
import { refuseClosed } from './refuseClosed.ts'
import { loveFor } from './sharesFor.ts'
import { nextBlock } from './vaultAt.ts'

/** LOVE that leaving pays, to the wei, if nobody else enters or leaves before that block. */
export function previewExit(vault: VaultState, faith: bigint, block = nextBlock(vault)): bigint {
  refuseClosed(vault)
  if (faith <= 0n) throw new QuoteError('The amount is zero.', 'Type a larger amount.')
  if (faith > vault.shares.raw)
    throw new QuoteError('There are not that many shares of the vault.', 'Type a smaller amount.')
  return loveFor(vault, faith, block)
}
