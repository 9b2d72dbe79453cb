import type { VaultState } from '@love/protocol/actions/readVault'
import { faith, love } from '@love/protocol/tokens/tokens'
import { parseEther } from 'viem'

/** For tests: 1,000,000 FAITH that are worth 1.1 LOVE each, at block 100, and somebody who has a part of them. */
export function testVault(changes: Partial<VaultState> = {}): VaultState {
  return {
    block: 100n,
    timestamp: 1_800_000_000n,
    active: true,
    feePercent: 3n,
    mayMint: true,
    lovePerBlock: { raw: parseEther('0.5'), token: love },
    lastMintBlock: 100n,
    loveHeld: { raw: parseEther('1100000'), token: love },
    shares: { raw: parseEther('1000000'), token: faith },
    position: { shares: parseEther('1000'), love: parseEther('5000'), allowance: 0n },
    ...changes,
  }
}
