import type { VaultState } from '../actions/readVault.ts'
import { QuoteError } from '../errors.ts'
import { type Fraction, fraction } from '../prices/fraction.ts'
import { loveFor, nextBlock, refuseClosed, sharesFor, vaultAt } from './vaultAt.ts'

/** LOVE and FAITH in their smallest parts. */
export type EntryPreview = {
  readonly shares: bigint
  /** Minted on top for the receiver of the fee, and paid for by everyone who has shares. */
  readonly feeShares: bigint
  /** LOVE that the new shares are worth right after entering. */
  readonly worth: bigint
  /** What is gone at once. Negative only where LOVE lay in a vault without shares. */
  readonly cost: bigint
  /** LOVE that the shares of all others are worth less than before. */
  readonly othersLose: bigint
  /** LOVE for one FAITH, right after. */
  readonly priceAfter: Fraction
}

/** What entering gives and costs, to the wei, if nobody else enters or leaves before that block. */
export function previewEntry(vault: VaultState, love: bigint, block = nextBlock(vault)): EntryPreview {
  refuseClosed(vault)
  if (love <= 0n) throw new QuoteError('The amount is zero.', 'Enter a larger amount.')
  const before = vaultAt(vault, block)
  if (before.shares > 0n && before.held <= 0n)
    throw new QuoteError(
      'The vault holds no LOVE, so FAITH has no price.',
      'Deposits are not possible right now.',
    )
  const shares = sharesFor(vault, love, block)
  if (shares <= 0n)
    throw new QuoteError('This amount of LOVE is too small to receive FAITH.', 'Enter a larger amount.')
  const feeShares = (shares * vault.feePercent) / 100n
  const allShares = before.shares + shares + feeShares
  const held = before.held + love
  const worth = (shares * held) / allShares
  return {
    shares,
    feeShares,
    worth,
    cost: love - worth,
    othersLose: before.shares > 0n ? before.held - (before.shares * held) / allShares : 0n,
    priceAfter: fraction(held, allShares),
  }
}

/** LOVE that leaving pays, to the wei, if nobody else enters or leaves before that block. */
export function previewExit(vault: VaultState, faith: bigint, block = nextBlock(vault)): bigint {
  refuseClosed(vault)
  if (faith <= 0n) throw new QuoteError('The amount is zero.', 'Enter a larger amount.')
  if (faith > vault.shares.raw)
    throw new QuoteError('This is more than the FAITH supply.', 'Enter a smaller amount.')
  return loveFor(vault, faith, block)
}
