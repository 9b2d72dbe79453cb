type DragState = {
  /** How far the pointer has come. */
  readonly dx: number
  readonly dy: number
  readonly event: PointerEvent
}

export type Drag = {
  /** What gets the events of the pointer until it lets go. */
  readonly element: Element
  /** A finger must hold it first: one that goes at once scrolls. */
  readonly needsHold?: true
  readonly onMove: (state: DragState) => void
  /** Also when the pointer is taken away; then the event is no `pointerup`. */
  readonly onEnd: (state: DragState) => void
}

/** Pixels that a hand may tremble on a click, and milliseconds until a finger holds. */
const slack = 3
const hold = 500

/** Asks for every press of a pointer on the page whether something is dragged by it, and follows that. */
export function followDrags(signal: AbortSignal, begin: (event: PointerEvent) => Drag | undefined): void {
  let current: { drag: Drag; x: number; y: number; since: number; moves: boolean } | undefined

  function onPointerDown(event: PointerEvent) {
    const drag = event.button === 0 && event.isPrimary ? begin(event) : undefined
    current = drag && { drag, x: event.clientX, y: event.clientY, since: event.timeStamp, moves: false }
  }

  function stateAt(event: PointerEvent): DragState | undefined {
    if (!current) return undefined
    const { drag, x, y, since, moves } = current
    const [dx, dy] = [event.clientX - x, event.clientY - y]
    if (moves) return { dx, dy, event }
    if (Math.hypot(dx, dy) <= slack) return undefined
    if (drag.needsHold && event.pointerType === 'touch' && event.timeStamp - since < hold) {
      current = undefined
      return undefined
    }
    current.moves = true
    drag.element.setPointerCapture(event.pointerId)
    return { dx, dy, event }
  }

  function onPointerMove(event: PointerEvent) {
    const state = stateAt(event)
    if (state) current?.drag.onMove(state)
  }

  function onEnd(event: PointerEvent) {
    const state = stateAt(event)
    const drag = current?.drag
    current = undefined
    if (!state) return
    drag?.onEnd(state)
    swallowClick()
  }

  document.addEventListener('pointerdown', onPointerDown, { signal })
  document.addEventListener('pointermove', onPointerMove, { signal })
  document.addEventListener('pointerup', onEnd, { signal })
  document.addEventListener('pointercancel', onEnd, { signal })
}

/** Letting go of what was dragged is no click on it. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', swallow, { capture: true })
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }))
}
