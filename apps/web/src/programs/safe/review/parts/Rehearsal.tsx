import type { SafeTx } from '@love/safe/safeTx'
import type { QueueReply, SimulatedStep } from '@love/safe/simulation/queueSimulation'
import { simulationWords } from '@love/safe/simulation/simulationWords'
import type { ReactNode } from 'react'
import { zeroAddress } from 'viem'
import { changeText } from '../../../../review/parts/changeText.ts'
import { Message } from '../../../../review/parts/Message.tsx'
import type { SimulationState } from '../../../../review/simulation/useSimulation.ts'
import { listedToken } from '../../known/listedToken.ts'
import { gasWords } from '../gasWords.ts'
import { manyCalls } from '../useSafeSimulation.ts'

type RehearsalProps = {
  tx: SafeTx
  /** Undefined while it runs for the first time. */
  reply: QueueReply | undefined
  /** Of the calls alone. */
  simulation: SimulationState
}

/** The execution as the Safe itself would run it, with its guard and its refund, beside what its calls do alone. */
export function Rehearsal({ tx, reply, simulation }: RehearsalProps) {
  if (!reply) return null
  const [step] = reply.status === 'done' ? reply.steps : []
  const tooMuch = step && gasWords(step, tx)
  if (tooMuch) return <Warning>{tooMuch}</Warning>
  // Then the execution is what stands above already.
  if (simulation === manyCalls) return null
  if (reply.status === 'unavailable')
    return <p className="muted-text">Execution through the Safe could not be simulated. {reply.reason}</p>
  if (step?.status !== 'success')
    return step && <Warning>Executed through the Safe: {simulationWords(step)}</Warning>
  const others = differences(step, simulation)
  if (!others) return null
  if (others.length === 0)
    return <p className="muted-text">Same result when executed through the Safe, including any guard.</p>
  return (
    <Warning>
      <strong>
        Executed through the Safe, balances change by more than the calls explain: {others.join(', ')}.
      </strong>{' '}
      A gas refund, a guard or the Safe’s own code causes this. Do not sign unless you know which.
    </Warning>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <Message icon="error" role="alert">
      <p className="error-text">{children}</p>
    </Message>
  )
}

type Success = Extract<SimulatedStep, { status: 'success' }>

/** What moves that the calls alone do not move; undefined where these could not be simulated. */
function differences({ changes }: Success, simulation: SimulationState): readonly string[] | undefined {
  if (!('changes' in simulation)) return undefined
  return changes.flatMap(({ token: address, before, after }) => {
    const token = listedToken(address === 'ETH' ? zeroAddress : address)
    const alone = simulation.changes.find((change) => change.address === address)
    const raw = BigInt(after) - BigInt(before) - (alone ? alone.after - alone.before : 0n)
    return token && raw !== 0n ? [changeText(raw, token)] : []
  })
}
