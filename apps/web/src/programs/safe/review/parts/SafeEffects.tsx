import { Effects } from '../../../../review/parts/Effects.tsx'
import { Message } from '../../../../review/parts/Message.tsx'
import type { SimulationState } from '../../../../review/simulation/useSimulation.ts'

/** What the simulation found. A failure does not decide: what stands before it in the queue may change everything. */
export function SafeEffects({ simulation }: { simulation: SimulationState }) {
  switch (simulation.status) {
    case 'unavailable':
      return (
        <Message icon="warning" role="status">
          <p>It could not be simulated, so what it would do is not known beforehand. {simulation.words}</p>
        </Message>
      )
    case 'fails':
      return (
        <Message icon="warning" role="status">
          <p className="error-text">{simulation.words}</p>
          <p>It may still work later, after what stands before it.</p>
        </Message>
      )
    case 'fine':
    case 'short':
      return simulation.changes.length > 0 ? (
        <Effects simulation={simulation} />
      ) : (
        <p>
          No balance of the Safe changes, of ether and the tokens listed here. Simulated on block{' '}
          {String(simulation.block)}.
        </p>
      )
    default:
      return <Effects simulation={simulation} />
  }
}
