import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import type { SafeTx } from '../safeTx.ts'
import { encodeSignatures, type OwnerSignature } from '../signatures/encodeSignatures.ts'

export type ExecTransactionCallParameters = {
  readonly safe: Address
  readonly tx: SafeTx
  /** In any order; they are put into that of the owners. */
  readonly signatures: readonly OwnerSignature[]
}

/** What anybody may send so that the Safe does what its owners have signed. No service takes part in it. */
export function execTransactionCall({ safe, tx, signatures }: ExecTransactionCallParameters): {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
} {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx
  const args = [
    ...[to, value, data, operation],
    ...[safeTxGas, baseGas, gasPrice, gasToken, refundReceiver],
    encodeSignatures(signatures),
  ] as const
  return {
    to: safe,
    value: 0n,
    data: encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args }),
  }
}
