import type { VaultState } from '../actions/readVault.ts'

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
