import { Button } from '@love/ui98/Button'
import { type KeyboardEvent, useEffect, useRef } from 'react'

const directions = [
  { label: 'Left', key: 'ArrowLeft', dx: -1, dy: 0 },
  { label: 'Up', key: 'ArrowUp', dx: 0, dy: -1 },
  { label: 'Down', key: 'ArrowDown', dx: 0, dy: 1 },
  { label: 'Right', key: 'ArrowRight', dx: 1, dy: 0 },
] as const

type MovePadProps = {
  /** What it does: “Move this window”. */
  legend: string
  /** One step to the right or down, or back. */
  onMove: (dx: number, dy: number) => void
  onDone: () => void
}

/** Moves or sizes something by arrow keys or single taps, for everyone who does not drag. */
export function MovePad({ legend, onMove, onDone }: MovePadProps) {
  const pad = useRef<HTMLFieldSetElement>(null)
  useEffect(() => pad.current?.querySelector('button')?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    const pressed = directions.find(({ key }) => key === event.key)
    if (pressed) onMove(pressed.dx, pressed.dy)
    else if (event.key === 'Escape') onDone()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <fieldset ref={pad} className="move-pad" onKeyDown={onKeyDown}>
      <legend>{legend} with the arrow keys or these buttons</legend>
      {directions.map(({ label, dx, dy }) => (
        <Button key={label} onClick={() => onMove(dx, dy)}>
          {label}
        </Button>
      ))}
      <Button primary onClick={onDone}>
        Done
      </Button>
    </fieldset>
  )
}
