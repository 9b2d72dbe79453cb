import { Checkbox } from '@love/ui98/Checkbox'
import type { RehearsalChoice } from './planRehearsal.ts'

type DropBoxProps = {
  nonce: bigint
  choice: RehearsalChoice
  setChoice: (choice: RehearsalChoice) => void
}

/** What if this one is rejected: its nonce is used up, and nothing else comes of it. */
export function DropBox({ nonce, choice, setChoice }: DropBoxProps) {
  const { dropped } = choice

  function drop(isDropped: boolean) {
    const others = [...dropped].filter((other) => other !== nonce)
    setChoice({ ...choice, dropped: new Set(isDropped ? [...others, nonce] : others) })
  }

  return (
    <Checkbox
      label={
        <>
          <span className="safe-drop">it is rejected</span>
          <span className="visually-hidden"> (nonce {String(nonce)})</span>
        </>
      }
      checked={dropped.has(nonce)}
      onChange={drop}
    />
  )
}
