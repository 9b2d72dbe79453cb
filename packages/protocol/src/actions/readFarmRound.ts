import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { loveTokenAbi } from '@love/contracts/abi/loveToken.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, type Client, type ContractFunctionParameters, erc20Abi } from 'viem'
import { UnreadableError } from '../errors.ts'
import type { Farm, FarmPool } from '../farm/farm.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import { pairs } from '../pairs/pairs.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { love } from '../tokens/tokens.ts'
import { multicall } from './multicall.ts'
import { clockAbi } from './readClock.ts'
import { plainAddress } from './readContract.ts'

export type ReadFarmRoundParameters = {
  readonly deployment: Deployment
  readonly account: Address | undefined
  /** How many pools to ask for, whether they exist or not. */
  readonly count: number
  readonly lpTokens: readonly Address[]
}

export type FarmRound = {
  readonly totals: Omit<Farm, 'pools'>
  /** Those that exist, as far as they were asked for. */
  readonly pools: readonly FarmPool[]
}

type Answer = { readonly result?: unknown; readonly error?: Error | undefined }

/** A single multicall, so that all figures belong to one block. */
export async function readFarmRound(client: Client, parameters: ReadFarmRoundParameters): Promise<FarmRound> {
  const { deployment, account, count, lpTokens } = parameters
  const pids = Array.from({ length: count }, (_, pid) => BigInt(pid))
  const lpCalls = lpTokens.map((lpToken) => callsOfLp(parameters, lpToken))
  const poolCalls = pids.map((pid) => callsOfPool(parameters, pid))
  const answers: readonly Answer[] = await multicall(client, {
    multicallAddress: deployment.multicall3,
    contracts: [...callsOfFarm(deployment), ...lpCalls.flat(), ...poolCalls.flat()],
  })
  const rest = [...answers]
  const [block, timestamp, lovePerBlock, totalAllocPoint, startBlock, loveHeld, minter] = rest.splice(0, 7)
  const lps = lpTokens.map((lpToken, index) => ({
    lpToken,
    // A token that does not answer cannot be staked.
    amounts: rest.splice(0, lpCalls[index]?.length).map(({ result }) => (result as bigint | undefined) ?? 0n),
  }))
  const pools = pids.flatMap((pid, index) => {
    const [info, user, pending] = rest.splice(0, poolCalls[index]?.length)
    if (!info?.result) return []
    const [lpToken, allocPoint, lastRewardBlock, accLovePerShare, fee] = info.result as PoolInfo
    const amounts = lps.find((lp) => lp.lpToken === lpToken)?.amounts
    const [supply = 0n, staked = 0n, held = 0n, allowance = 0n] = amounts ?? []
    const [amount = 0n, rewardDebt = 0n] = (user?.result ?? []) as readonly bigint[]
    const owed = (pending?.result as bigint | undefined) ?? 0n
    const stake = account && { amount, rewardDebt, pending: owed, held, allowance }
    const pair = pairs.find((one) => pairAddress(deployment, one) === lpToken)
    const shares = { accLovePerShare, depositFeeBasisPoints: BigInt(fee), staked, supply }
    return [{ pid, lpToken, pair, allocPoint, lastRewardBlock, ...shares, stake }]
  })
  return {
    totals: {
      block: amountIn(block),
      timestamp: amountIn(timestamp),
      lovePerBlock: amountIn(lovePerBlock),
      totalAllocPoint: amountIn(totalAllocPoint),
      startBlock: amountIn(startBlock),
      loveHeld: amountIn(loveHeld),
      mayMint: minter?.result as boolean | undefined,
    },
    pools,
  }
}

type PoolInfo = readonly [
  lpToken: Address,
  allocPoint: bigint,
  lastRewardBlock: bigint,
  accLovePerShare: bigint,
  depositFeeBasisPoints: number,
]

function amountIn(answer: Answer | undefined): bigint {
  if (typeof answer?.result !== 'bigint')
    throw answer?.error ?? new UnreadableError('The node returned incomplete farm data.')
  return answer.result
}

function callsOfFarm(deployment: Deployment): readonly ContractFunctionParameters[] {
  const clock = { abi: clockAbi, address: deployment.multicall3 }
  const farm = { abi: loveFarmAbi, address: deployment.farm }
  const address = tokenAddress(deployment, love)
  return [
    { ...clock, functionName: 'getBlockNumber' },
    { ...clock, functionName: 'getCurrentBlockTimestamp' },
    { ...farm, functionName: 'lovePerBlock' },
    { ...farm, functionName: 'totalAllocPoint' },
    { ...farm, functionName: 'startBlock' },
    { abi: erc20Abi, address, functionName: 'balanceOf', args: [deployment.farm] },
    { abi: loveTokenAbi, address, functionName: 'isMinter', args: [deployment.farm] },
  ]
}

function callsOfLp(
  { deployment: { farm }, account }: ReadFarmRoundParameters,
  address: Address,
): readonly ContractFunctionParameters[] {
  const lp = { abi: erc20Abi, address: plainAddress(address) }
  const ofAll = [
    { ...lp, functionName: 'totalSupply' },
    { ...lp, functionName: 'balanceOf', args: [farm] },
  ]
  if (!account) return ofAll
  return [
    ...ofAll,
    { ...lp, functionName: 'balanceOf', args: [account] },
    { ...lp, functionName: 'allowance', args: [account, farm] },
  ]
}

function callsOfPool(
  { deployment, account }: ReadFarmRoundParameters,
  pid: bigint,
): readonly ContractFunctionParameters[] {
  const farm = { abi: loveFarmAbi, address: deployment.farm }
  const info = { ...farm, functionName: 'poolInfo', args: [pid] }
  if (!account) return [info]
  return [
    info,
    { ...farm, functionName: 'userInfo', args: [pid, account] },
    { ...farm, functionName: 'pendingLove', args: [pid, account] },
  ]
}
