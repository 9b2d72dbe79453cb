import type { VaultState } from '../actions/readVault.ts'
import { type Figure, unavailable } from '../prices/figure.ts'
import { fraction } from '../prices/fraction.ts'
import { vaultAt } from './vaultAt.ts'

/** LOVE for one FAITH; both have 18 decimals. */
export function sharePrice(vault: VaultState, block = vault.block): Figure {
  const { held, shares } = vaultAt(vault, block)
  return shares > 0n ? fraction(held, shares) : unavailable('nobody is in the vault')
}
