import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Client, parseAbi } from 'viem'
import { readContract } from './readContract.ts'

export const clockAbi = parseAbi([
  'function getBlockNumber() view returns (uint256)',
  'function getCurrentBlockTimestamp() view returns (uint256)',
])

/** Block and time as a contract call, so that they come from the same multicall as the figures beside them. */
export async function readClock(client: Client, { deployment }: { deployment: Deployment }) {
  const contract = { abi: clockAbi, address: deployment.multicall3 }
  const [block, timestamp] = await Promise.all([
    readContract(client, { ...contract, functionName: 'getBlockNumber' }),
    readContract(client, { ...contract, functionName: 'getCurrentBlockTimestamp' }),
  ])
  return { block, timestamp }
}
