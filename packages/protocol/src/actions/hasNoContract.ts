import { BaseError, ContractFunctionZeroDataError } from 'viem'

/** A call that came back without any data: there is nothing at that address. */
export function hasNoContract(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    Boolean(error.walk((cause) => cause instanceof ContractFunctionZeroDataError))
  )
}
