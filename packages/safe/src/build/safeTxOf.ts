import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { encodeMultiSend } from '../multiSend.ts'
import { SafeDataError } from '../SafeDataError.ts'
import type { SafeTx } from '../safeTx.ts'
import { encodeSignatures, type OwnerSignature } from '../signatures/encodeSignatures.ts'

export type SafeTxOfParameters = {
  /** In order. */
  readonly calls: readonly {
    readonly to: Address
    readonly value: bigint
    readonly data: Hex
    /** 1, whose code runs as the Safe itself, only by itself: a batch refuses it. */
    readonly operation?: 0 | 1
  }[]
  readonly nonce: bigint
  /** Of the Safe's version; it runs several calls as one and refuses delegatecalls inside. */
  readonly multiSendCallOnly: Address
}

/** What the owners sign so that the Safe makes these calls: all of them or none. No gas is refunded to anybody. */
export function safeTxOf({ calls, nonce, multiSendCallOnly }: SafeTxOfParameters): SafeTx {
  const [first, ...others] = calls
  if (!first) throw new SafeDataError('This transaction has no calls.', 'Add at least one call.')
  const plain = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress } as const
  const rest = { ...plain, refundReceiver: zeroAddress, nonce }
  if (others.length === 0)
    return { to: first.to, value: first.value, data: first.data, operation: first.operation ?? 0, ...rest }
  if (calls.some(({ operation }) => operation === 1))
    throw new SafeDataError('A batch cannot contain a delegatecall.', 'Propose it separately.')
  const batch = calls.map(({ to, value, data }) => ({ operation: 0 as const, to, value, data }))
  return { to: multiSendCallOnly, value: 0n, data: encodeMultiSend(batch), operation: 1, ...rest }
}

/** Uses a nonce up by doing nothing, so that whatever else waits with it can never be executed. */
export function rejection(safe: Address, nonce: bigint): SafeTx {
  return safeTxOf({ calls: [{ to: safe, value: 0n, data: '0x' }], nonce, multiSendCallOnly: zeroAddress })
}

/** A rejection can be told from its fields alone. */
export function isRejection(safe: Address, tx: SafeTx): boolean {
  const { to, value, data, operation } = tx
  return to.toLowerCase() === safe.toLowerCase() && value === 0n && data === '0x' && operation === 0
}

type ExecTransactionCallParameters = {
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
    to,
    value,
    data,
    operation,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken,
    refundReceiver,
    encodeSignatures(signatures),
  ] as const
  return {
    to: safe,
    value: 0n,
    data: encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args }),
  }
}
