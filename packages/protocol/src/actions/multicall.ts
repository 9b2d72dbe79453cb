import {
  type AbiStateMutability,
  type Address,
  type Client,
  type ContractFunctionParameters,
  decodeFunctionResult,
  type Hex,
  hexToBigInt,
  type MulticallContracts,
  type MulticallReturnType,
  multicall3Abi,
  type Narrow,
  RawContractError,
} from 'viem'
import { readContract } from 'viem/actions'
import { UnreadableError } from '../errors.ts'
import { contractError, encodedCall } from './readContract.ts'

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
    callData: encodedCall(contract),
  }))
  const told = (error: unknown) => {
    if (!allowFailure) throw error
    return { status: 'failure', error, result: undefined }
  }
  const answers = await aggregate(client, { multicallAddress, calls, blockNumber }).catch(
    (error: unknown) => ({ error }),
  )
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

type Call = { readonly target: Address; readonly allowFailure: boolean; readonly callData: Hex }
type Answer = { readonly success: boolean; readonly returnData: Hex }
type AggregateParameters = {
  readonly multicallAddress: Address
  readonly calls: readonly Call[]
  readonly blockNumber: bigint | undefined
}

/** One call, or several where the proxy would refuse it for its length: then all are asked about the same block. */
async function aggregate(client: Client, parameters: AggregateParameters): Promise<readonly Answer[]> {
  const { multicallAddress, calls, blockNumber } = parameters
  const ask = (part: readonly Call[]): Promise<readonly Answer[]> =>
    readContract(client, {
      abi: multicall3Abi,
      address: multicallAddress,
      functionName: 'aggregate3',
      args: [part],
      ...(blockNumber !== undefined && { blockNumber }),
    })
  const parts = partsOf(calls)
  if (parts.length < 2) return ask(calls)
  const clock = { target: multicallAddress, allowFailure: false, callData: blockNumberCall }
  const told = await Promise.all(parts.map((part) => ask([clock, ...part])))
  const blocks = told.map(([block]) => hexToBigInt(block?.returnData ?? '0x0'))
  const oldest = blocks.reduce((one, other) => (other < one ? other : one))
  // The oldest is the one that every node behind the proxy knows.
  if (blocks.every((block) => block === oldest)) return told.flatMap(([, ...answers]) => answers)
  if (blockNumber !== undefined) throw new UnreadableError('The node returned data for a different block.')
  return aggregate(client, { ...parameters, blockNumber: oldest })
}

/** `getBlockNumber()` of Multicall3. */
const blockNumberCall: Hex = '0x42cbb15c'
/** Of call data in one call: the proxy takes 65,536 in a request, and the call around it needs some. */
const mostCharacters = 60_000

function partsOf(calls: readonly Call[]): readonly (readonly Call[])[] {
  const parts: Call[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const call of calls) {
    const own = charactersOf(call)
    length += own
    if (length > mostCharacters) {
      parts.push([])
      length = own
    }
    parts.at(-1)?.push(call)
  }
  return parts
}

/** Where it begins, its target, the flag, where its data begins and how long that is; then the data, in words of 32 bytes. */
function charactersOf({ callData }: Call): number {
  return 64 * (5 + Math.ceil((callData.length - 2) / 64))
}

function resultOf(contract: ContractFunctionParameters, answer: Answer | undefined): unknown {
  if (!answer?.success) throw new RawContractError({ data: answer?.returnData ?? '0x' })
  return decodeFunctionResult({ ...contract, data: answer.returnData })
}
