import type { VaultState } from '../actions/readVault.ts'
import { QuoteError } from '../errors/QuoteError.ts'

export function refuseClosed({ active, mayMint, lovePerBlock, shares }: VaultState): void {
  if (!active)
    throw new QuoteError(
      'The vault is closed at the moment: nobody can enter or leave.',
      'Your shares stay yours. Come back when it is open again.',
    )
  if (mayMint === false && lovePerBlock.raw > 0n && shares.raw > 0n)
    throw new QuoteError(
      'The vault may not mint LOVE any more, so it refuses everyone.',
      'Your shares stay yours. Ask those who run it.',
    )
}
