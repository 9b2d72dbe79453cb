import { groupDigits } from '@love/protocol/format/formatNumber'
import type { SimulatedStep } from '@love/safe/simulation/queueSimulation'
import { simulationWords } from '@love/safe/simulation/simulationWords'
import { Icon, type IconName } from '@love/ui98/Icon'

type OutcomeProps = {
  step: SimulatedStep | undefined
  before: { readonly owners: number; readonly threshold: number } | undefined
  /** Where there is none. */
  otherwise: string
}

const icons: Readonly<Record<SimulatedStep['status'], IconName>> = {
  success: 'check',
  failed: 'warning',
  reverted: 'error',
  waits: 'clock',
  used: 'error',
  untried: 'question',
}

/** What became of one document in the simulation. */
export function Outcome({ step, before, otherwise }: OutcomeProps) {
  if (!step) return <span className="muted-text">{otherwise}</span>
  const isBad = step.status === 'failed' || step.status === 'reverted' || step.status === 'used'
  return (
    <span className="safe-outcome">
      <Icon name={icons[step.status]} />
      <span>
        <span className={isBad ? 'error-text' : undefined}>{simulationWords(step)}</span>
        {'owners' in step && before && (
          <BoardChange before={before} after={{ owners: step.owners.length, threshold: step.threshold }} />
        )}
        {'gasUsed' in step && (
          <span className="muted-text safe-line">about {groupDigits(BigInt(step.gasUsed))} gas</span>
        )}
      </span>
    </span>
  )
}

type Board = NonNullable<OutcomeProps['before']>

/** Later ones need other signatures then. */
function BoardChange({ before, after }: { before: Board; after: Board }) {
  if (before.owners === after.owners && before.threshold === after.threshold) return null
  return (
    <strong className="safe-line">
      New threshold: {after.threshold} of {after.owners} owners.
    </strong>
  )
}
