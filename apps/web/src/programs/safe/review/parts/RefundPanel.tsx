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
    <section className="safe-danger" aria-label="What the Safe pays for the execution">
      <p>
        <Icon name="warning" /> <strong>The Safe pays for the execution of this.</strong>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Checkbox
        label="I have seen what the Safe pays, and to whom"
        checked={isAccepted}
        onChange={onAccept}
      />
    </section>
  )
}
