import { Button } from '@love/ui98/Button'

/** `named`: what it takes out. */
export function RemoveButton({ named, onRemove }: { named: string; onRemove: () => void }) {
  return (
    <Button compact icon="cross" aria-label={`Remove from Recycle Bin: ${named}`} onClick={onRemove}>
      Remove
    </Button>
  )
}
