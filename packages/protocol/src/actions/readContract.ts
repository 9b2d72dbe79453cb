import {
  type Abi,
  type Address,
  BaseError,
  type Client,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionParameters,
  ContractFunctionZeroDataError,
  decodeFunctionResult,
  encodeFunctionData,
  getContractError,
  type PrepareEncodeFunctionDataReturnType,
  prepareEncodeFunctionData,
  type ReadContractParameters,
  type ReadContractReturnType,
} from 'viem'
import { call } from 'viem/actions'

/** viem's, with call data that costs less. */
export async function readContract<
  const abi extends Abi,
  functionName extends ContractFunctionName<abi, 'pure' | 'view'>,
  const args extends ContractFunctionArgs<abi, 'pure' | 'view', functionName>,
>(
  client: Client,
  parameters: Pick<
    ReadContractParameters<abi, functionName, args>,
    'abi' | 'address' | 'functionName' | 'args'
  >,
): Promise<ReadContractReturnType<abi, functionName, args>> {
  const contract = parameters as ContractFunctionParameters
  try {
    const { data = '0x' } = await call(client, { to: contract.address, data: encodedCall(contract) })
    return decodeFunctionResult({ ...contract, data }) as ReadContractReturnType<abi, functionName, args>
  } catch (cause) {
    throw contractError(cause, contract)
  }
}

/** A call that came back without any data: there is nothing at that address. */
export function hasNoContract(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    Boolean(error.walk((cause) => cause instanceof ContractFunctionZeroDataError))
  )
}

/** What went wrong, with the function that was asked. */
export function contractError(
  cause: unknown,
  { abi, address, functionName, args }: ContractFunctionParameters,
) {
  return getContractError(cause as BaseError, { abi, address, functionName, args })
}

type Prepared = PrepareEncodeFunctionDataReturnType<Abi, string>

const known = new WeakMap<Abi, Map<string, Prepared>>()

/**
 * As viem encodes it, but the name of a function is hashed once: a table asks the same of many contracts, and hashes
 * were what its reading took longest for on a slow phone. For functions with one meaning of their name.
 */
export function encodedCall({ abi, functionName, args }: ContractFunctionParameters) {
  const functions = known.get(abi) ?? new Map<string, Prepared>()
  known.set(abi, functions)
  const prepared = functions.get(functionName) ?? prepareEncodeFunctionData({ abi, functionName })
  functions.set(functionName, prepared)
  return encodeFunctionData({ ...prepared, args })
}

/**
 * In small letters, for a call: viem hashes every other spelling to check it, which costs a slow phone a third of a
 * millisecond for each of the many contracts of a table. Ours are known to be right.
 */
export function plainAddress(address: Address): Address {
  return address.toLowerCase() as Address
}
