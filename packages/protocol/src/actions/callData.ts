import {
  type Abi,
  type ContractFunctionParameters,
  encodeFunctionData,
  type PrepareEncodeFunctionDataReturnType,
  prepareEncodeFunctionData,
} from 'viem'

type Prepared = PrepareEncodeFunctionDataReturnType<Abi, string>

const known = new WeakMap<Abi, Map<string, Prepared>>()

/**
 * As viem encodes it, but the name of a function is hashed once: a table asks the same of many contracts, and hashes
 * were what its reading took longest for on a slow phone. For functions with one meaning of their name.
 */
export function callData({ abi, functionName, args }: ContractFunctionParameters) {
  const functions = known.get(abi) ?? new Map<string, Prepared>()
  known.set(abi, functions)
  const prepared = functions.get(functionName) ?? prepareEncodeFunctionData({ abi, functionName })
  functions.set(functionName, prepared)
  return encodeFunctionData({ ...prepared, args })
}
