import { plainUniversalResolverAbi } from '@love/contracts/abi/plainUniversalResolver.abi'
import { ensContracts } from '@love/contracts/deployments/ens'
import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  encodeFunctionData,
  type Hex,
  namehash,
  parseAbi,
  toHex,
} from 'viem'
import { packetToBytes } from 'viem/ens'

export const addressRecordAbi = parseAbi(['function addr(bytes32 node) view returns (address)'])
export const textRecordAbi = parseAbi(['function text(bytes32 node, string key) view returns (string)'])

/** No gateway is offered, and no answer that asks for one is followed (EIP-3668): names reach no server but ours. */
const noGateways: readonly string[] = []
const offchainLookup = '0x556f1830'
const universalResolver = { abi: plainUniversalResolverAbi, address: ensContracts.universalResolver } as const

/** Which address a name has. The name is normalised. */
export function addressCall(name: string) {
  return recordCall(
    name,
    encodeFunctionData({ abi: addressRecordAbi, functionName: 'addr', args: [namehash(name)] }),
  )
}

/** A text that the owner of a name wrote down. The name is normalised. */
export function textCall(name: string, key: string) {
  return recordCall(
    name,
    encodeFunctionData({ abi: textRecordAbi, functionName: 'text', args: [namehash(name), key] }),
  )
}

function recordCall(name: string, data: Hex) {
  const args = [toHex(packetToBytes(name)), data, noGateways] as const
  return { ...universalResolver, functionName: 'resolveWithGateways', args } as const
}

/** Which name an address claims to have, as Ethereum's own address (coin 60). */
export function claimCall(address: Address) {
  return {
    ...universalResolver,
    functionName: 'reverseWithGateways',
    args: [address, 60n, noGateways],
  } as const
}

export type Refusal = 'unregistered' | 'off-chain' | 'unreadable'

/** Why ENS has no answer. Throws what is none of its refusals, such as a node that cannot be reached. */
export function refusalOf(error: unknown): Refusal {
  const cause =
    error instanceof BaseError ? error.walk((one) => one instanceof ContractFunctionRevertedError) : undefined
  // Without data it comes from the node and not from a contract.
  if (!(cause instanceof ContractFunctionRevertedError) || cause.raw === undefined) throw error
  if (cause.signature === offchainLookup) return 'off-chain'
  return cause.data?.errorName === 'ResolverNotFound' ? 'unregistered' : 'unreadable'
}
