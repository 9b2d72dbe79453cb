import type { SimulatedCall, SimulationRequest } from '@love/protocol/simulation/simulation'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  multicall3Abi,
  numberToHex,
  size,
  slice,
  zeroAddress,
} from 'viem'
import { z } from 'zod'
import { quantity } from '../rpc/methods/callRequest.ts'
import type { SimulationMethod } from './createOffers.ts'
import { bytes } from './parseSimulation.ts'

export type BySimulateV1Parameters = {
  multicall3: Address
  /** For everything in one request. */
  gas: number
  /** No transaction may have more. */
  transactionGas: number
}

/** With the 21,000 of a transaction, as which it runs here. */
const BALANCE_GAS = 125_000

/** A block made up on top of the newest one: balances, the calls as transactions of their own, balances again. */
export function bySimulateV1({ multicall3, gas, transactionGas }: BySimulateV1Parameters): SimulationMethod {
  return {
    by: 'eth_simulateV1',
    callFor({ from, calls, watch }) {
      const balances = watch.map((watched) => {
        return { from: zeroAddress, gas: numberToHex(BALANCE_GAS), ...balanceQuestion(watched, multicall3) }
      })
      // Equal shares: what one call burns is not taken from the others, and the sum stays below the limit.
      const share = Math.floor((gas - 2 * watch.length * BALANCE_GAS) / calls.length)
      const callGas = numberToHex(Math.max(0, Math.min(share, transactionGas)))
      const made = calls.map(({ to, data, value }) => {
        return { from, to, data, value: numberToHex(BigInt(value)), gas: callGas }
      })
      const blockStateCalls = [{ calls: [...balances, ...made, ...balances] }]
      // Without validation nobody pays for gas: the balances change by what the calls do and nothing else.
      const options = { blockStateCalls, validation: false, traceTransfers: false }
      return { method: 'eth_simulateV1', params: [options, 'latest'] }
    },

    read({ calls, watch }, result) {
      const [block] = simulatedBlock.parse(result)
      const before = block.calls.slice(0, watch.length)
      const made = block.calls.slice(watch.length, watch.length + calls.length)
      const after = block.calls.slice(watch.length + calls.length)
      if (made.length < calls.length || after.length !== watch.length) throw new Error('Calls are missing.')
      // The node goes on after a failure; a wallet would not.
      const failedAt = made.findIndex(({ status }) => status === '0x0')
      const isFailure = failedAt >= 0
      const changes = watch.flatMap(({ account, token }, at) => {
        const [first, last] = [before[at], after[at]]
        if (!first || !last) return []
        return [{ account, token, before: toBalance(first, token), after: toBalance(last, token) }]
      })
      return {
        status: 'done',
        by: 'eth_simulateV1',
        // Its number is that of the block that would be next.
        block: String(BigInt(block.number) - 1n),
        calls: (isFailure ? made.slice(0, failedAt + 1) : made).map(toSimulatedCall),
        changes: isFailure ? [] : changes,
      }
    },
  }
}

function balanceQuestion({ account, token }: SimulationRequest['watch'][number], multicall3: Address) {
  const args = [account] as const
  return token === 'ETH'
    ? {
        to: multicall3,
        data: encodeFunctionData({ abi: multicall3Abi, functionName: 'getEthBalance', args }),
      }
    : { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args }) }
}

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
const simulatedBlock = z.tuple([z.object({ number: quantity, calls: z.array(callResult) })])

function toSimulatedCall({ status, gasUsed, returnData, error }: CallResult): SimulatedCall {
  const isSuccess = status === '0x1'
  const returned = isSuccess || returnData !== '0x' ? returnData : (error?.data ?? '0x')
  return {
    isSuccess,
    gasUsed: String(BigInt(gasUsed)),
    returned: size(returned) > MOST_RETURNED ? slice(returned, 0, MOST_RETURNED) : returned,
  }
}

/** A token that does not answer counts as 0. */
function toBalance(
  { status, returnData }: CallResult,
  token: SimulationRequest['watch'][number]['token'],
): string {
  if (status === '0x1' && size(returnData) >= 32) return String(BigInt(slice(returnData, 0, 32)))
  // Ether is read from a contract that always answers: without its answer nothing is known.
  if (token === 'ETH') throw new Error('The ETH balance is missing.')
  return '0'
}
