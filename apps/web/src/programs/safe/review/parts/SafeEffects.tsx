import { Effects } from '../../../../review/parts/Effects.tsx'
import { Message } from '../../../../review/parts/Message.tsx'
import type { SimulationState } from '../../../../review/simulation/useSimulation.ts'

/** What the simulation found. A failure does not decide: what stands before it in the queue may change everything. */
export function SafeEffects({ simulation }: { simulation: SimulationState }) {
  switch (simulation.status) {
    case 'unavailable':
      return (
        <Message icon="warning" role="status">
          <p>Simulation unavailable. The result cannot be previewed. {simulation.words}</p>
        </Message>
      )
    case 'fails':
      return (
        <Message icon="warning" role="status">
          <p className="error-text">{simulation.words}</p>
          <p>It may still succeed after earlier transactions in the queue.</p>
        </Message>
      )
    case 'fine':
    case 'short':
      return simulation.changes.length > 0 ? (
        <Effects simulation={simulation} />
      ) : (
        <p>
          Simulation passed. The Safe’s ETH and listed tokens do not change. Simulated on block{' '}
          {String(simulation.block)}.
        </p>
      )
    default:
      return <Effects simulation={simulation} />
  }
}
