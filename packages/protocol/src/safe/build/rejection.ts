import { type Address, zeroAddress } from 'viem'
import type { SafeTx } from '../safeTx.ts'
import { safeTxOf } from './safeTxOf.ts'

/** Uses a nonce up by doing nothing, so that whatever else waits with it can never be executed. */
export function rejection(safe: Address, nonce: bigint): SafeTx {
  return safeTxOf({ calls: [{ to: safe, value: 0n, data: '0x' }], nonce, multiSendCallOnly: zeroAddress })
}

/** A rejection can be told from its fields alone. */
export function isRejection(safe: Address, tx: SafeTx): boolean {
  const { to, value, data, operation } = tx
  return to.toLowerCase() === safe.toLowerCase() && value === 0n && data === '0x' && operation === 0
}
