import type { SimulatedCall, SimulationRequest } from '@love/protocol/simulation/simulation'
import { size, slice } from 'viem'
import { z } from 'zod'
import { quantity } from '../rpc/methods/hex.ts'
import { bytes } from './bytes.ts'

/** As much as the simulating contract gives: reasons are short, and nobody reads megabytes. */
const MOST_RETURNED = 4_096

const callResult = z.object({
  status: z.enum(['0x0', '0x1']),
  gasUsed: quantity,
  returnData: bytes,
  // Nodes give the reason of a revert here, or as the returned data, or in both places.
  error: z.object({ data: bytes.optional().catch(undefined) }).optional(),
})
type CallResult = z.infer<typeof callResult>

/** What `eth_simulateV1` answers for one block. */
export const simulatedBlock = z.tuple([z.object({ number: quantity, calls: z.array(callResult) })])

export function toSimulatedCall({ status, gasUsed, returnData, error }: CallResult): SimulatedCall {
  const isSuccess = status === '0x1'
  const returned = isSuccess || returnData !== '0x' ? returnData : (error?.data ?? '0x')
  return {
    isSuccess,
    gasUsed: String(BigInt(gasUsed)),
    returned: size(returned) > MOST_RETURNED ? slice(returned, 0, MOST_RETURNED) : returned,
  }
}

/** A token that does not answer counts as 0. */
export function toBalance(
  { status, returnData }: CallResult,
  token: SimulationRequest['watch'][number]['token'],
): string {
  if (status === '0x1' && size(returnData) >= 32) return String(BigInt(slice(returnData, 0, 32)))
  // Ether is read from a contract that always answers: without its answer nothing is known.
  if (token === 'ETH') throw new Error('The balance of ether was not read.')
  return '0'
}
