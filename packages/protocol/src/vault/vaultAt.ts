import type { VaultState } from '../actions/readVault.ts'
import { QuoteError } from '../errors.ts'
import { type Figure, unavailable } from '../prices/figure.ts'
import { fraction } from '../prices/fraction.ts'

/**
 * LOVE and shares as a transaction in that block finds them: the vault first mints what it has earned. Closed or
 * without shares it earns nothing, not even later.
 */
export function vaultAt(
  vault: VaultState,
  block: bigint,
): { readonly held: bigint; readonly shares: bigint } {
  const { active, lovePerBlock, lastMintBlock, loveHeld, shares } = vault
  const isEarning = active && shares.raw > 0n && block > lastMintBlock
  const reward = isEarning ? lovePerBlock.raw * (block - lastMintBlock) : 0n
  return { held: loveHeld.raw + reward, shares: shares.raw }
}

/** The first one in which anything can still happen. */
export function nextBlock({ block }: VaultState): bigint {
  return block + 1n
}

/** FAITH for entering with so much LOVE, rounded down as the vault does. Zero is refused by it. */
export function sharesFor(vault: VaultState, love: bigint, block = nextBlock(vault)): bigint {
  const { held, shares } = vaultAt(vault, block)
  if (shares === 0n) return love
  return held > 0n ? (love * shares) / held : 0n
}

/** LOVE for leaving with so much FAITH, rounded down. */
export function loveFor(vault: VaultState, faith: bigint, block = nextBlock(vault)): bigint {
  const { held, shares } = vaultAt(vault, block)
  return shares > 0n ? (faith * held) / shares : 0n
}

/** LOVE for one FAITH; both have 18 decimals. */
export function sharePrice(vault: VaultState, block = vault.block): Figure {
  const { held, shares } = vaultAt(vault, block)
  return shares > 0n ? fraction(held, shares) : unavailable('the vault is empty')
}

/** Whether people can enter and leave. */
export function isOpen(vault: VaultState): boolean {
  try {
    refuseClosed(vault)
    return true
  } catch {
    return false
  }
}

export function refuseClosed({ active, mayMint, lovePerBlock, shares }: VaultState): void {
  if (!active)
    throw new QuoteError(
      'The vault is paused: deposits and withdrawals are not possible.',
      'You keep your FAITH. Try again once the vault is active.',
    )
  if (mayMint === false && lovePerBlock.raw > 0n && shares.raw > 0n)
    throw new QuoteError(
      'The vault can no longer mint LOVE, so deposits and withdrawals fail.',
      "You keep your FAITH. Contact the vault's operators.",
    )
}
