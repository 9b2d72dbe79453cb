import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeTxHash } from '@love/safe/safeTx'
import { type Address, decodeFunctionData, type Hex } from 'viem'

/** What the owners signed, and their signatures; the nonce where it is known. */
export type SignedCall = {
  to: Address
  value: bigint
  data: Hex
  operation: number
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  signatures: Hex
  nonce?: bigint
}

/** The parameters of `execTransaction`, which the event of it repeats. */
type Parameters = readonly [
  Address,
  bigint,
  Hex,
  number,
  bigint,
  bigint,
  bigint,
  Address,
  Address,
  Hex,
  ...unknown[],
]

export function signedCallOf(parameters: Parameters): SignedCall {
  const [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] =
    parameters
  return {
    to: lower(to),
    value,
    data,
    operation,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken: lower(gasToken),
    refundReceiver: lower(refundReceiver),
    signatures,
  }
}

/** Undefined for any other calldata. */
export function decodeExecution(input: string): SignedCall | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: safeAbi, data: input as Hex })
    return functionName === 'execTransaction' ? signedCallOf(args) : undefined
  } catch {
    return undefined
  }
}

/** Of Safes from 1.3.0 on, which all hash alike. */
export function hashOfCall(
  { chainId, safe }: { chainId: number; safe: string },
  { signatures: _, operation, ...call }: SignedCall,
  nonce: bigint,
): Hex | undefined {
  if (operation !== 0 && operation !== 1) return undefined
  return safeTxHash({ chainId, safe: lower(safe), version: '1.3.0', tx: { ...call, operation, nonce } })
}

function lower(address: string): Address {
  return address.toLowerCase() as Address
}
