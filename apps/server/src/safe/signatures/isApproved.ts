import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, encodeFunctionData, type Hash } from 'viem'
import { type Ask, READ_GAS } from './staticCall.ts'

export type ApprovalParameters = { safe: Address; owner: Address; hash: Hash }

/** Whether the owner has approved the hash in a transaction of their own. */
export async function isApproved(ask: Ask, { safe, owner, hash }: ApprovalParameters): Promise<boolean> {
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'approvedHashes', args: [owner, hash] })
  const answer = await ask(safe, data, READ_GAS)
  return answer?.size === 32n && BigInt(answer.word) !== 0n
}
