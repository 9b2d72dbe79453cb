import { cleanText } from '@love/protocol/format/cleanText'
import { groupDigits } from '@love/protocol/format/formatNumber'
import type { Expectation, IntentCall, Position } from '@love/protocol/intents/intent'
import { type Hex, zeroHash } from 'viem'
import { revertText } from '../../chain/revertText.ts'
import type { PositionChange } from './positions.ts'
import type { Simulated } from './simulate.ts'

export type ExpectedChange = Expectation & {
  readonly before: bigint
  readonly after: bigint
  /** Less than was promised. */
  readonly isShort: boolean
}

export type Simulation =
  /** Nobody could run it: that says nothing about whether it would work. */
  | { readonly status: 'unavailable'; readonly words: string }
  | { readonly status: 'fails'; readonly words: string }
  /** It was run, and the answer cannot be true. */
  | { readonly status: 'odd'; readonly words: string }
  | {
      readonly status: 'fine' | 'short'
      readonly block: bigint
      readonly changes: readonly ExpectedChange[]
      readonly positions: readonly PositionChange[]
      /** Of each call. */
      readonly gas: readonly bigint[]
    }

export type JudgeParameters = {
  readonly calls: readonly IntentCall[]
  readonly expects: readonly Expectation[]
  readonly positions?: readonly Position[]
}

/** No transaction may take more (EIP-7825). */
export const mostGas = 2n ** 24n

/** What a simulation means for what was promised. */
export function judgeSimulation(
  { calls, expects, positions = [] }: JudgeParameters,
  reply: Simulated,
): Simulation {
  if (reply.status === 'unavailable')
    return { status: 'unavailable', words: cleanText(reply.reason, 200) || 'The server gave no reason.' }
  const failedAt = reply.calls.findIndex(({ isSuccess }) => !isSuccess)
  const failed = reply.calls[failedAt]
  if (failed) {
    const reason = revertText(failed.returned) ?? 'No reason given.'
    return { status: 'fails', words: `${stepWords(calls, failedAt)}: ${reason}` }
  }
  if (reply.calls.length !== calls.length || reply.changes.length !== expects.length)
    return { status: 'unavailable', words: 'Unexpected response from the server.' }
  const refusedAt = calls.findIndex(({ data }, index) => isRefusal(data, reply.calls[index]?.returned))
  if (refusedAt >= 0)
    return {
      status: 'fails',
      words: `${stepWords(calls, refusedAt)}: The token rejected the call without a reason.`,
    }
  const gas = reply.calls.map(({ gasUsed }) => BigInt(gasUsed))
  const strange = gas.find((used) => used === 0n || used > mostGas)
  if (strange !== undefined)
    return {
      status: 'odd',
      words: `The simulation reports ${groupDigits(strange)} gas, which is impossible. Do not trust this result: try again later, or tell the operator of this site.`,
    }
  const changes = expects.map((expectation, index): ExpectedChange => {
    const { before = '0', after = '0' } = reply.changes[index] ?? {}
    const change = BigInt(after) - BigInt(before)
    return {
      ...expectation,
      before: BigInt(before),
      after: BigInt(after),
      isShort: change < expectation.least,
    }
  })
  return {
    status: changes.some(({ isShort }) => isShort) ? 'short' : 'fine',
    block: BigInt(reply.block),
    changes,
    positions: positions.map((position, at) => ({
      ...position,
      before: reply.measured?.[at]?.before,
      after: reply.measured?.[at]?.after,
    })),
    gas,
  }
}

function stepWords(calls: JudgeParameters['calls'], index: number): string {
  return calls.length > 1 ? `Step ${index + 1} would fail` : 'This transaction would fail'
}

/** `approve`, `transfer` and `transferFrom`: what a token answers with yes or no. */
const answering = ['0x095ea7b3', '0xa9059cbb', '0x23b872dd']

/** Some tokens answer `false` instead of failing; some that mean well answer nothing at all. */
function isRefusal(data: Hex, returned: Hex | undefined): boolean {
  return returned === zeroHash && answering.some((selector) => data.startsWith(selector))
}
