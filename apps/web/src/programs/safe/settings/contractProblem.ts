import { type Address, type Client, encodeFunctionData, isAddressEqual, multicall3Abi, parseAbi } from 'viem'
import { getCode, readContract } from 'viem/actions'
import type { ChangeFormSpec } from './changeForms.ts'

export type ContractProblemParameters = {
  readonly safe: Address
  readonly address: Address
  readonly needs: NonNullable<ChangeFormSpec['needs']>
  readonly multicall3: Address
}

const erc165Abi = parseAbi(['function supportsInterface(bytes4) view returns (bool)'])
/** The guard of a Safe, by its two functions (ERC-165). */
const guardInterface = '0xe6d7a83a'

/** Why the contract at an address will not do. Throws where the chain cannot be asked. */
export async function contractProblem(
  client: Client,
  { safe, address, needs, multicall3 }: ContractProblemParameters,
): Promise<string | undefined> {
  if (isAddressEqual(address, safe)) return 'This is the Safe itself. Give the address of another contract.'
  if (!(await getCode(client, { address }))) return 'There is no contract at this address.'
  if (needs === 'guard' && !(await isGuard(client, { address, multicall3 })))
    return 'This contract does not say that it is a guard (ERC-165). A Safe refuses it, and an old Safe (1.3.0) that took it could be locked for good.'
  return undefined
}

/** Through Multicall3: a contract that refuses to answer is then told apart from a node that does. */
async function isGuard(
  client: Client,
  { address, multicall3 }: Pick<ContractProblemParameters, 'address' | 'multicall3'>,
): Promise<boolean> {
  const callData = encodeFunctionData({ abi: erc165Abi, args: [guardInterface] })
  const [answer] = await readContract(client, {
    abi: multicall3Abi,
    address: multicall3,
    functionName: 'aggregate3',
    args: [[{ target: address, allowFailure: true, callData }]],
  })
  return answer?.success === true && answer.returnData.length === 66 && BigInt(answer.returnData) === 1n
}
