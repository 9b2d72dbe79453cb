import { Checkbox } from '@love/ui98/Checkbox'
import { Icon } from '@love/ui98/Icon'

type RefundPanelProps = {
  lines: readonly string[]
  isAccepted: boolean
  onAccept: (accepted: boolean) => void
}

/** A Safe can be drained by what it pays for its execution: nobody signs that without having seen it. */
export function RefundPanel({ lines, isAccepted, onAccept }: RefundPanelProps) {
  return (
    <section className="safe-danger" aria-label="Gas refund">
      <p>
        <Icon name="warning" /> <strong>The Safe pays a gas refund for this transaction.</strong>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Checkbox
        label="I have checked the refund and who receives it"
        checked={isAccepted}
        onChange={onAccept}
      />
    </section>
  )
}
