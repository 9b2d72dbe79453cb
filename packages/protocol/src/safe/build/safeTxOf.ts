import { type Address, type Hex, zeroAddress } from 'viem'
import { encodeMultiSend } from '../multiSend.ts'
import { SafeDataError } from '../SafeDataError.ts'
import type { SafeTx } from '../safeTx.ts'

export type SafeTxOfParameters = {
  /** In order. */
  readonly calls: readonly { readonly to: Address; readonly value: bigint; readonly data: Hex }[]
  readonly nonce: bigint
  /** Of the Safe's version; it runs several calls as one and refuses delegatecalls inside. */
  readonly multiSendCallOnly: Address
}

/** What the owners sign so that the Safe makes these calls: all of them or none. No gas is refunded to anybody. */
export function safeTxOf({ calls, nonce, multiSendCallOnly }: SafeTxOfParameters): SafeTx {
  const [first, ...others] = calls
  if (!first) throw new SafeDataError('There is no call in this transaction.', 'Add at least one call.')
  const plain = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress } as const
  const rest = { ...plain, refundReceiver: zeroAddress, nonce }
  if (others.length === 0)
    return { to: first.to, value: first.value, data: first.data, operation: 0, ...rest }
  const batch = calls.map(({ to, value, data }) => ({ operation: 0 as const, to, value, data }))
  return { to: multiSendCallOnly, value: 0n, data: encodeMultiSend(batch), operation: 1, ...rest }
}
