import { isPhone } from '../isPhone.ts'
import type { DesktopControls } from '../useDesktop.ts'
import type { Bounds, OpenWindow, Side } from '../windows/windows.ts'
import type { Drag } from './followDrags.ts'
import { isEdge, resizeBounds } from './resizeBounds.ts'

/** A window is moved by its title bar and sized by its edges; dropped at a side of the screen it fills that half. */
export function windowDrag(event: PointerEvent, desktop: () => DesktopControls): Drag | undefined {
  const element = event.target as Element
  const slot = element.closest<HTMLElement>('.window-slot')
  const window = desktop().windows.find(({ id }) => id === slot?.dataset.program)
  // What is pressed in a title bar, such as a button, is left alone.
  if (!slot || !window || isPhone() || element.closest('button, a')) return undefined
  const edge = element.getAttribute('data-edge')
  if (isEdge(edge)) {
    const from = boundsOf(slot)
    return {
      element,
      onMove: ({ dx, dy }) => desktop().place(window.id, resizeBounds(from, edge, dx, dy)),
      onEnd: () => {},
    }
  }
  if (!element.closest('.title-bar')) return undefined
  const from = pickedUp(boundsOf(slot), window, event)
  return {
    element,
    onMove: ({ dx, dy, event: now }) => {
      desktop().place(window.id, { ...from, x: from.x + dx, y: from.y + dy })
      showDrop(slot, sideAt(now))
    },
    onEnd: ({ event: now }) => {
      showDrop(slot, undefined)
      const side = now.type === 'pointerup' ? sideAt(now) : undefined
      if (side) desktop().snap(window.id, side, from)
    },
  }
}

/** Where a window stands on the desktop. */
export function boundsOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Bounds {
  return { x: offsetLeft, y: offsetTop, width: offsetWidth, height: offsetHeight }
}

/** Pixels: as wide as most windows are at first. */
const usualWidth = 608

/** What fills the desktop or a half of it comes off in the size that it had, under the pointer. */
function pickedUp(at: Bounds, { state, bounds }: OpenWindow, { clientX }: PointerEvent): Bounds {
  if (state === 'normal') return at
  const { width, height } = bounds ?? { width: Math.min(at.width, usualWidth), height: at.height * 0.75 }
  return { width, height, x: clientX - width / 2, y: at.y }
}

function showDrop(slot: HTMLElement, side: Side | undefined): void {
  if (side) slot.dataset.drop = side
  else delete slot.dataset.drop
}

/** Pixels from the side of the screen. */
const reach = 4

function sideAt({ clientX }: PointerEvent): Side | undefined {
  return clientX < reach ? 'left' : clientX >= innerWidth - reach ? 'right' : undefined
}
