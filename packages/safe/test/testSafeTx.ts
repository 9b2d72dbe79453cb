import { zeroAddress } from 'viem'
import type { SafeTx } from '../src/safeTx.ts'

/** A transaction in which only what matters is said. */
export function testSafeTx(parts: Partial<SafeTx> = {}): SafeTx {
  return {
    to: zeroAddress,
    value: 0n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: 0n,
    ...parts,
  }
}
