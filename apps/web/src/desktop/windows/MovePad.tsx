import { Button } from '@love/ui98/Button'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { PadMode } from './controlEntries.ts'
import type { Bounds } from './windows.ts'

const directions: readonly { direction: Direction; label: string; key: string }[] = [
  { direction: 'left', label: 'Left', key: 'ArrowLeft' },
  { direction: 'up', label: 'Up', key: 'ArrowUp' },
  { direction: 'down', label: 'Down', key: 'ArrowDown' },
  { direction: 'right', label: 'Right', key: 'ArrowRight' },
]

type MovePadProps = {
  mode: PadMode
  measure: () => Bounds | undefined
  onPlace: (bounds: Bounds) => void
  onDone: () => void
}

/** Moves or sizes a window by arrow keys or single taps, for everyone who does not drag. */
export function MovePad({ mode, measure, onPlace, onDone }: MovePadProps) {
  const pad = useRef<HTMLFieldSetElement>(null)
  useEffect(() => pad.current?.querySelector('button')?.focus(), [])

  function go(direction: Direction) {
    const from = measure()
    if (from) onPlace(nudge(from, mode, direction))
  }

  function onKeyDown(event: KeyboardEvent) {
    const pressed = directions.find(({ key }) => key === event.key)
    if (pressed) go(pressed.direction)
    else if (event.key === 'Escape') onDone()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <fieldset ref={pad} className="move-pad" onKeyDown={onKeyDown}>
      <legend>
        {mode === 'move' ? 'Move this window' : 'Size this window'} with the arrow keys or these buttons
      </legend>
      {directions.map(({ direction, label }) => (
        <Button key={direction} onClick={() => go(direction)}>
          {label}
        </Button>
      ))}
      <Button primary onClick={onDone}>
        Done
      </Button>
    </fieldset>
  )
}

type Direction = 'left' | 'up' | 'down' | 'right'

/** Pixels a key press or a tap moves or grows a window. */
const step = 24

function nudge(bounds: Bounds, mode: PadMode, direction: Direction): Bounds {
  const dx = direction === 'left' ? -step : direction === 'right' ? step : 0
  const dy = direction === 'up' ? -step : direction === 'down' ? step : 0
  return mode === 'move'
    ? { ...bounds, x: bounds.x + dx, y: bounds.y + dy }
    : { ...bounds, width: bounds.width + dx, height: bounds.height + dy }
}
