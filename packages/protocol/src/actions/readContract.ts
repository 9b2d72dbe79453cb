import {
  type Abi,
  type Client,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionParameters,
  decodeFunctionResult,
  type ReadContractParameters,
  type ReadContractReturnType,
} from 'viem'
import { call } from 'viem/actions'
import { callData } from './callData.ts'
import { contractError } from './contractError.ts'

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
    const { data = '0x' } = await call(client, { to: contract.address, data: callData(contract) })
    return decodeFunctionResult({ ...contract, data }) as ReadContractReturnType<abi, functionName, args>
  } catch (cause) {
    throw contractError(cause, contract)
  }
}
