import type { RefObject } from 'react'
import type { Bounds } from '../windows/windows.ts'
import { MovePad } from './MovePad.tsx'
import { boundsOf } from './windowDrag.ts'

export type WindowPadProps = {
  mode: 'move' | 'size'
  /** The window. */
  frame: RefObject<HTMLElement | null>
  onPlace: (bounds: Bounds) => void
  onDone: () => void
}

/** Pixels a key press or a tap moves or grows a window. */
const step = 24

export function WindowPad({ mode, frame, onPlace, onDone }: WindowPadProps) {
  function go(dx: number, dy: number) {
    const slot = frame.current?.parentElement
    if (!slot) return
    const from = boundsOf(slot)
    const [right, down] = [dx * step, dy * step]
    onPlace(
      mode === 'move'
        ? { ...from, x: from.x + right, y: from.y + down }
        : { ...from, width: from.width + right, height: from.height + down },
    )
  }
  return (
    <MovePad legend={mode === 'move' ? 'Move this window' : 'Size this window'} onMove={go} onDone={onDone} />
  )
}
