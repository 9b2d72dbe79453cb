import { decodeMultiSend } from '@love/safe/multiSend'
import type { SafeTx } from '@love/safe/safeTx'
import type { Address, Hex } from 'viem'
import { knownDelegate } from '../calls/knownDelegate.ts'

export type FlatCall = { readonly to: Address; readonly value: bigint; readonly data: Hex }

/** The calls as the Safe makes them, one after the other; nothing where code would run as the Safe itself. */
export function flatCalls({ to, value, data, operation }: SafeTx): readonly FlatCall[] | undefined {
  if (operation === 0) return [{ to, value, data }]
  if (knownDelegate(to) !== 'batch') return undefined
  try {
    const calls = decodeMultiSend(data)
    return calls.every((call) => call.operation === 0) ? calls : undefined
  } catch {
    return undefined
  }
}
