import type { SimulationReply, SimulationRequest } from '@love/protocol/simulation/simulation'
import { type Address, encodeFunctionData, erc20Abi, keccak256, slice, stringToHex } from 'viem'
import { parseSimulation } from '../../review/simulation/parseSimulation.ts'

export type ReadTransferFeeParameters = {
  fetch: typeof fetch
  token: Address
  /** Somebody who has enough of it: a pool. */
  holder: Address
  /** What the pool sends in thought; the more, the more exact. */
  amount: bigint
  signal: AbortSignal
}

/** In hundredths of a percent, or why nobody can say. */
export type TransferFee = { readonly basisPoints: bigint } | { readonly unavailable: string }

/** An address that nobody has a key for and no token treats in a special way. */
const probe = slice(keccak256(stringToHex('Who receives this?')), 12)

/** What a token keeps of a transfer, found by a transfer that never happens. Rounded up. */
export async function readTransferFee(parameters: ReadTransferFeeParameters): Promise<TransferFee> {
  const { fetch: post, token, holder, amount, signal } = parameters
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [probe, amount] })
  const request: SimulationRequest = {
    from: holder,
    calls: [{ to: token, data, value: '0' }],
    watch: [{ account: probe, token }],
  }
  const response = await post('/simulate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  })
  if (!response.ok) throw new Error(`The server could not simulate (${response.status}).`)
  return feeOf(parseSimulation(await response.json()), amount)
}

function feeOf(reply: SimulationReply | undefined, sent: bigint): TransferFee {
  if (!reply) throw new Error('Unexpected response from the server.')
  if (reply.status === 'unavailable') return { unavailable: reply.reason }
  const { changes, calls } = reply
  if (calls[0]?.isSuccess === false) return { unavailable: 'its transfer fails' }
  const [change] = changes
  if (!change) throw new Error('Unexpected response from the server.')
  const kept = sent - (BigInt(change.after) - BigInt(change.before))
  return { basisPoints: kept <= 0n ? 0n : (kept * 10_000n + sent - 1n) / sent }
}
