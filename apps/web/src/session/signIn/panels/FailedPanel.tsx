import { Button } from '@love/ui98/Button'
import { VerifyDialog } from './VerifyDialog.tsx'

type FailedPanelProps = { text: string; hint?: string | undefined; onRetry: () => void }

export function FailedPanel({ text, hint, onRetry }: FailedPanelProps) {
  return (
    <VerifyDialog
      icon="error"
      buttons={
        <Button primary data-autofocus onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <div role="alert">
        <p>{text}</p>
        {hint && <p>{hint}</p>}
      </div>
    </VerifyDialog>
  )
}
