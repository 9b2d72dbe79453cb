import type { SafeInfo } from '@love/safe/api/replies/safes'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { transferWords } from '../words/transferWords.ts'

type InfoProps = { info: SafeInfo }

/** While our gateway still reads the past of a Safe: that, and how far it is. Nothing afterwards. */
export function HistoryProgress({ info: { historyBeingRead: progress } }: InfoProps) {
  return (
    <div role="status">
      {progress && (
        <ProgressBar
          label="Loading this Safe's history…"
          value={progress.percent === null ? undefined : progress.percent / 100}
        />
      )}
    </div>
  )
}

/** Ether comes without an event: what our gateway found no transaction for is said, not invented. */
export function UnexplainedEther({ info: { unexplainedEther: value } }: InfoProps) {
  if (value === undefined) return null
  return (
    <p>
      {transferWords({ type: 'NATIVE_COIN', value })} of what this Safe received is missing from this list: no
      transaction was found for it. Its balance is right.
    </p>
  )
}
