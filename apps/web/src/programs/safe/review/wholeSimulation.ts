import type { QueueReply } from '@love/safe/simulation/queueSimulation'
import { simulationWords } from '@love/safe/simulation/simulationWords'
import { maxUint256, zeroAddress } from 'viem'
import type { SimulationState } from '../../../review/simulation/useSimulation.ts'
import { listedToken } from '../known/listedToken.ts'

/** What the execution by the Safe itself changes: for a batch whose calls are too many to be run one by one. */
export function wholeSimulation(reply: QueueReply | undefined): SimulationState {
  if (!reply) return { status: 'simulating' }
  if (reply.status === 'unavailable') return { status: 'unavailable', words: reply.reason }
  const [step] = reply.steps
  if (!step) return { status: 'unavailable', words: 'Unexpected response from the server.' }
  if (step.status !== 'success') return { status: 'fails', words: simulationWords(step) }
  const changes = step.changes.flatMap(({ token: address, before, after }) => {
    const token = listedToken(address === 'ETH' ? zeroAddress : address)
    if (!token || before === after) return []
    return [
      {
        token,
        address,
        least: -maxUint256,
        before: BigInt(before),
        after: BigInt(after),
        isShort: false,
      },
    ]
  })
  return { status: 'fine', block: BigInt(reply.block), changes, positions: [], gas: [] }
}
