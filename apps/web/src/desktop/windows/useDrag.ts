import { type PointerEvent, useRef } from 'react'
import type { Bounds } from './windows.ts'

export type Drag = {
  /** The bounds now, measured when the drag begins. */
  measure: () => Bounds | undefined
  /** The bounds after the pointer has moved this far. */
  change: (from: Bounds, dx: number, dy: number) => Bounds
  onPlace: (bounds: Bounds) => void
}

/** Follows a pointer that was pressed on an element; what is pressed inside it, such as a button, is left alone. */
export function useDrag({ measure, change, onPlace }: Drag) {
  const drag = useRef<{ x: number; y: number; from: Bounds } | undefined>(undefined)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const isOnControl = (event.target as Element).closest('button, a') !== null
    const from = event.button === 0 && !isOnControl ? measure() : undefined
    if (!from) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, from }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!drag.current) return
    const { x, y, from } = drag.current
    onPlace(change(from, event.clientX - x, event.clientY - y))
  }

  function end() {
    drag.current = undefined
  }

  return { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end, onLostPointerCapture: end }
}
