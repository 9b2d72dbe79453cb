import { type BaseError, type ContractFunctionParameters, getContractError } from 'viem'

/** What went wrong, with the function that was asked. */
export function contractError(
  cause: unknown,
  { abi, address, functionName, args }: ContractFunctionParameters,
) {
  return getContractError(cause as BaseError, { abi, address, functionName, args })
}
