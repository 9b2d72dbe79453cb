import {
  type AbiStateMutability,
  type Address,
  type Client,
  type ContractFunctionParameters,
  decodeFunctionResult,
  type Hex,
  type MulticallContracts,
  type MulticallReturnType,
  multicall3Abi,
  type Narrow,
  RawContractError,
} from 'viem'
import { readContract } from 'viem/actions'
import { callData } from './callData.ts'
import { contractError } from './contractError.ts'

export type MulticallParameters<contracts extends readonly unknown[], allowFailure extends boolean> = {
  readonly multicallAddress: Address
  readonly contracts: MulticallContracts<Narrow<contracts>, { mutability: AbiStateMutability }>
  /** Left out, what fails is told in its place and takes nothing else down. */
  readonly allowFailure?: allowFailure | boolean
  /** The newest if left out. */
  readonly blockNumber?: bigint | undefined
}

/**
 * viem's, but always a call of its own, with figures of one block: where a client batches, viem joins what several ask
 * in the same moment, however long that becomes. Calls of one moment still share a request. And its call data costs less.
 */
export async function multicall<
  const contracts extends readonly unknown[],
  allowFailure extends boolean = true,
>(
  client: Client,
  parameters: MulticallParameters<contracts, allowFailure>,
): Promise<MulticallReturnType<contracts, allowFailure>> {
  const { multicallAddress, allowFailure = true, blockNumber } = parameters
  const contracts = parameters.contracts as readonly ContractFunctionParameters[]
  const calls = contracts.map((contract) => ({
    target: contract.address,
    allowFailure: true,
    callData: callData(contract),
  }))
  const told = (error: unknown) => {
    if (!allowFailure) throw error
    return { status: 'failure', error, result: undefined }
  }
  const answers = await readContract(client, {
    abi: multicall3Abi,
    address: multicallAddress,
    functionName: 'aggregate3',
    args: [calls],
    ...(blockNumber !== undefined && { blockNumber }),
  }).catch((error: unknown) => ({ error }))
  const results = contracts.map((contract, at) => {
    if ('error' in answers) return told(answers.error)
    try {
      const result = resultOf(contract, answers[at])
      return allowFailure ? { status: 'success', result } : result
    } catch (cause) {
      return told(contractError(cause, contract))
    }
  })
  return results as MulticallReturnType<contracts, allowFailure>
}

function resultOf(
  contract: ContractFunctionParameters,
  answer: { readonly success: boolean; readonly returnData: Hex } | undefined,
): unknown {
  if (!answer?.success) throw new RawContractError({ data: answer?.returnData ?? '0x' })
  return decodeFunctionResult({ ...contract, data: answer.returnData })
}
