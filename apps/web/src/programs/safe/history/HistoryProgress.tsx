import type { SafeInfo } from '@love/safe/api/replies/safes'
import { ProgressBar } from '@love/ui98/ProgressBar'

/** While our gateway still reads the past of a Safe: that, and how far it is. Nothing afterwards. */
export function HistoryProgress({ info: { historyBeingRead: progress } }: { info: SafeInfo }) {
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
