import { safeAbi } from '@love/contracts/abi/safe.abi'
import type { SafeTx } from '@love/safe/safeTx'
import { type Address, decodeFunctionData, encodeFunctionData, type Hex } from 'viem'

export type SafeExecution = {
  readonly safe: Address
  /** The nonce stands nowhere in the call: it is that of the Safe. */
  readonly fields: Omit<SafeTx, 'nonce'>
  readonly signatures: Hex
}

/** What a call makes a Safe do; undefined where it is no execution that can be read in exactly one way. */
export function executionIn(call: { readonly to: Address; readonly data: Hex }): SafeExecution | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: safeAbi, data: call.data })
    if (functionName !== 'execTransaction') return undefined
    if (encodeFunctionData({ abi: safeAbi, functionName, args }) !== call.data.toLowerCase()) return undefined
    const [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] =
      args
    if (operation !== 0 && operation !== 1) return undefined
    const gas = { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }
    return { safe: call.to, fields: { to, value, data, operation, ...gas }, signatures }
  } catch {
    return undefined
  }
}
