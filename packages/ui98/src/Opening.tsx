import { Button } from './Button.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { useIsLate } from './useIsLate.ts'

/** While the code of a part is on its way; whoever waits long gets a button. */
export function Opening({ what }: { what?: string }) {
  const isLate = useIsLate()
  const words = what === undefined ? 'Opening' : `Opening ${what}`
  return (
    <div className="stack">
      <ProgressBar label={isLate ? `${words} is taking longer than usual…` : `${words}…`} />
      {isLate && (
        <div className="button-row">
          <Button onClick={() => location.reload()}>Retry</Button>
        </div>
      )}
    </div>
  )
}
