import type { VaultState } from '../actions/readVault.ts'
import { nextBlock, vaultAt } from './vaultAt.ts'

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
