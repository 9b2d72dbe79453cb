import { safeContracts } from '@love/contracts/deployments/safe'
import { decodeMultiSend, isMultiSend } from '@love/safe/multiSend'
import type { SafeTx } from '@love/safe/safeTx'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { SafeReviewCall, SafeReviewRequest } from '../../../wallet/safe/review/safeReviewRequest.ts'

export type AgainParameters = {
  readonly safe: Address
  readonly tx: SafeTx
  readonly title: string
  readonly origin?: string | undefined
  /** For what the person cannot choose the nonce of. */
  readonly nextNonce: bigint
}

/** The same once more, with another nonce. What a list of calls cannot say is proposed field by field. */
export function againRequest({ safe, tx, title, origin, nextNonce }: AgainParameters): SafeReviewRequest {
  const calls = callsIn(tx)
  return calls
    ? { kind: 'propose', safe, title, origin, calls, safeTxGas: tx.safeTxGas }
    : { kind: 'proposeTx', safe, title, origin, tx: { ...tx, nonce: nextNonce } }
}

/** The calls that make exactly this transaction again; undefined where there are none. */
function callsIn(tx: SafeTx): readonly SafeReviewCall[] | undefined {
  const { to, value, data, operation } = tx
  if (paysBack(tx)) return undefined
  if (operation === 0) return [{ to, value, data }]
  if (!isAddressEqual(to, safeContracts.multiSendCallOnly) || value > 0n || !isMultiSend(data))
    return undefined
  const calls = opened(tx)
  return calls && calls.length > 1 && calls.every((call) => call.operation === 0) ? calls : undefined
}

function paysBack({ baseGas, gasPrice, gasToken, refundReceiver }: SafeTx): boolean {
  return (
    [gasToken, refundReceiver].some((address) => address !== zeroAddress) || baseGas > 0n || gasPrice > 0n
  )
}

function opened({ data }: SafeTx): ReturnType<typeof decodeMultiSend> | undefined {
  try {
    return decodeMultiSend(data)
  } catch {
    return undefined
  }
}
