import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { loveTokenAbi } from '@love/contracts/abi/loveToken.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { multicall } from '@love/protocol/actions/multicall'
import { clockAbi } from '@love/protocol/actions/readClock'
import { UnreadableError } from '@love/protocol/errors'
import type { Farm } from '@love/protocol/farm/farm'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love } from '@love/protocol/tokens/tokens'
import { type Address, type Client, type ContractFunctionParameters, erc20Abi } from 'viem'

export type FarmNumbers = {
  readonly block: bigint
  /** As long as it stays the same, earnings go on as computed. */
  readonly mark: string
}

export type ReadFarmNumbersParameters = {
  readonly deployment: Deployment
  readonly lpTokens: readonly Address[]
}

/** Asks only for what decides how fast earnings grow: the emission, the weights and what is staked. */
export async function readFarmNumbers(
  client: Client,
  { deployment, lpTokens }: ReadFarmNumbersParameters,
): Promise<FarmNumbers> {
  const farm = { abi: loveFarmAbi, address: deployment.farm }
  const clock = { abi: clockAbi, address: deployment.multicall3 }
  const token = { abi: loveTokenAbi, address: tokenAddress(deployment, love) }
  const contracts: readonly ContractFunctionParameters[] = [
    { ...clock, functionName: 'getBlockNumber' },
    { ...farm, functionName: 'lovePerBlock' },
    { ...farm, functionName: 'totalAllocPoint' },
    { ...farm, functionName: 'poolLength' },
    { ...token, functionName: 'isMinter', args: [deployment.farm] },
    ...lpTokens.map((address) => ({
      abi: erc20Abi,
      address,
      functionName: 'balanceOf',
      args: [deployment.farm],
    })),
  ]
  const [block, lovePerBlock, totalAllocPoint, poolLength, mayMint, ...staked]: readonly Answer[] =
    await multicall(client, { multicallAddress: deployment.multicall3, contracts })
  if (typeof block?.result !== 'bigint')
    throw block?.error ?? new UnreadableError('The node returned incomplete farm data.')
  const values = [lovePerBlock, totalAllocPoint, poolLength, mayMint].map((answer) => answer?.result)
  // A token that does not answer cannot be staked.
  const amounts = staked.map(({ result }) => result ?? 0n)
  return { block: block.result, mark: markOf([...values, ...amounts]) }
}

type Answer = { readonly result?: unknown; readonly error?: Error | undefined }

/** What the same numbers were when the farm was read. */
export function farmMark({ lovePerBlock, totalAllocPoint, mayMint, pools }: Farm): string {
  const values = [lovePerBlock, totalAllocPoint, BigInt(pools.length), mayMint]
  return markOf([...values, ...pools.map(({ staked }) => staked)])
}

function markOf(values: readonly unknown[]): string {
  return values.map(String).join(' ')
}
