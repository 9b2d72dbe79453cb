import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type SafeTx, safeTxHash } from '@love/safe/safeTx'
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

/** Safes up to 1.2.0 hash alike, without their chain, and so do all after them, with it. */
const kinds = ['1.3.0', '1.2.0'] as const

/** With which of these it was executed tells what the Safe was at that time: it may have been updated since. */
export function hashesOfCall(
  { chainId, safe }: { chainId: number; safe: string },
  { signatures: _, operation, ...call }: SignedCall,
  nonce: bigint,
): readonly string[] {
  if (operation !== 0 && operation !== 1) return []
  const tx: SafeTx = { ...call, operation, nonce }
  return kinds.map((version) => safeTxHash({ chainId, safe: lower(safe), version, tx }))
}

function lower(address: string): Address {
  return address.toLowerCase() as Address
}
