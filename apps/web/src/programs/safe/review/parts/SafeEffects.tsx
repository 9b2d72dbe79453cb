import { Effects } from '../../../../review/parts/Effects.tsx'
import { Message } from '../../../../review/parts/Message.tsx'
import type { RehearsalState } from '../../../../review/rehearsal/useRehearsal.ts'

/** What the rehearsal found. A failure does not decide: what stands before it in the queue may change everything. */
export function SafeEffects({ rehearsal }: { rehearsal: RehearsalState }) {
  switch (rehearsal.status) {
    case 'unavailable':
      return (
        <Message icon="warning" role="status">
          <p>It could not be rehearsed, so what it would do is not known beforehand. {rehearsal.words}</p>
        </Message>
      )
    case 'fails':
      return (
        <Message icon="warning" role="status">
          <p className="error-text">{rehearsal.words}</p>
          <p>It may still work later, after what stands before it.</p>
        </Message>
      )
    case 'fine':
    case 'short':
      return rehearsal.changes.length > 0 ? (
        <Effects rehearsal={rehearsal} />
      ) : (
        <p>
          No balance of the Safe changes, of ether and the tokens listed here. Rehearsed on block{' '}
          {String(rehearsal.block)}.
        </p>
      )
    default:
      return <Effects rehearsal={rehearsal} />
  }
}
