import type { IntentCall, Position } from '@love/protocol/intents/intent'
import type { SimulatedCall } from '@love/protocol/simulation/simulation'
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  hexToBigInt,
  multicall3Abi,
  size,
  slice,
} from 'viem'

/** Undefined: nobody could measure it. */
export type Measured = { readonly before: bigint | undefined; readonly after: bigint | undefined }

export type PositionChange = Position & Measured

/** A question among the calls of a simulation: what the account has staked at that moment. It changes nothing. */
export function positionsCall(multicall3: Address, positions: readonly Position[]): IntentCall {
  const questions = positions.flatMap((position) => position.questions)
  return {
    words: 'Read positions',
    to: multicall3,
    data: encodeFunctionData({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      args: [questions.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))],
    }),
    value: 0n,
  }
}

/** The answer to `positionsCall`, an amount for each position. */
export function readPositions(
  positions: readonly Position[],
  answer: Pick<SimulatedCall, 'returned'> | undefined,
): readonly (bigint | undefined)[] {
  const amounts = amountsOf(answer)
  let at = 0
  return positions.map(({ questions }) => {
    const own = amounts.slice(at, at + questions.length)
    at += questions.length
    const known = own.filter((amount) => amount !== undefined)
    return known.length === questions.length ? known.reduce((sum, amount) => sum + amount, 0n) : undefined
  })
}

function amountsOf(answer: Pick<SimulatedCall, 'returned'> | undefined): readonly (bigint | undefined)[] {
  if (!answer) return []
  try {
    return decodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      data: answer.returned,
    }).map(({ success, returnData }) =>
      success && size(returnData) >= 32 ? hexToBigInt(slice(returnData, 0, 32)) : undefined,
    )
  } catch {
    // Something else answered, or its answer was cut.
    return []
  }
}
