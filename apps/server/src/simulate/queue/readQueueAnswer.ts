import type { queueRehearserAbi } from '@love/contracts/abi/queueRehearser.abi'
import type { QueueReply, QueueRequest, SimulatedStep } from '@love/safe/simulation/queueSimulation'
import { type DecodeFunctionResultReturnType, hexToBytes, size } from 'viem'

export type Simulated = DecodeFunctionResultReturnType<typeof queueRehearserAbi, 'rehearse'>
type Result = Simulated[3][number]

/** In the order of the contract. */
export const outcomes = [
  'waits',
  'used',
  'success',
  'failed',
  'reverted',
  'needs-owners',
  'no-gas',
  'no-safe',
] as const

/** The answer of the simulating contract in the words of the reply. Throws when results are missing. */
export function readQueueAnswer(
  request: QueueRequest,
  [block, start, balances, results]: Simulated,
): Extract<QueueReply, { status: 'done' }> {
  let before = balances
  let { nonce } = start
  const steps = request.steps.map((step, at): SimulatedStep => {
    const result = results[at]
    const outcome = result && outcomes[result.outcome]
    // After the one that stopped it the Safe stays where it is.
    if (!result || outcome === 'waits') return { status: 'waits', nonce: String(nonce) }
    if (outcome === 'used') return { status: 'used' }
    if (outcome === 'success' || outcome === 'failed') {
      const executed = executedStep(request, { step, result, before, isFirst: at === 0 })
      before = result.balances
      nonce = result.state.nonce
      return outcome === 'success'
        ? { status: 'success', ...executed }
        : { status: 'failed', reason: result.reason, ...executed }
    }
    if (outcome === 'reverted') {
      const { returned, reason } = result
      return { status: 'reverted', gasUsed: gasText({ step, result, isFirst: at === 0 }), returned, reason }
    }
    return { status: 'untried' }
  })
  return { status: 'done', block: String(block), nonce: String(start.nonce), steps: untriedAfter(steps) }
}

type StepResult = { step: QueueRequest['steps'][number]; result: Result; isFirst: boolean }

function executedStep(
  { tokens }: QueueRequest,
  { before, ...done }: StepResult & { before: readonly bigint[] },
) {
  const { balances, state } = done.result
  const watched = ['ETH' as const, ...tokens]
  if (balances.length !== watched.length) throw new Error('Balances are missing.')
  return {
    gasUsed: gasText(done),
    changes: watched.map((token, index) => {
      return { token, before: String(before[index]), after: String(balances[index]) }
    }),
    owners: state.owners,
    threshold: Number(state.threshold),
  }
}

/** What comes after something that could not be tried does not wait for it: nobody knows. */
function untriedAfter(steps: readonly SimulatedStep[]): readonly SimulatedStep[] {
  const first = steps.findIndex(({ status }) => status === 'untried')
  return first < 0 ? steps : steps.map((step, at) => (at > first ? { status: 'untried' } : step))
}

/** About what a transaction of its own uses, with signatures as wallets make them. */
function gasText({ step: { data }, result: { gasUsed, state }, isFirst }: StepResult): string {
  const zeros = hexToBytes(data).filter((byte) => byte === 0).length
  const dataGas = 4n * BigInt(zeros) + 16n * BigInt(size(data) - zeros)
  const fixed = TRANSACTION_GAS + (isFirst ? READ_GAS : READ_GAS + WRITTEN_GAS)
  return String(gasUsed + fixed + dataGas + SIGNATURE_GAS * state.threshold)
}

/** Before it does anything, and for the other arguments of `execTransaction`, which are mostly zeros. */
const TRANSACTION_GAS = 21_000n + 2_500n
/** Here the Safe was read before: in a transaction of its own that costs more. */
const READ_GAS = 13_000n
/** And here its nonce was written before. */
const WRITTEN_GAS = 6_000n
/** 65 bytes, and recovering who made them. */
const SIGNATURE_GAS = 65n * 16n + 3_000n
