export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = { readonly width: number; readonly height: number }

export type PopupSide = 'below' | 'above' | 'right'

export type Placement = { anchor: Box; popup: Size; screen: Size; side: PopupSide; gap?: number }

/** Pixels kept free at the edge of the screen. */
const edge = 4

/** Top left corner beside the anchor; on the other side where there is no room; always on the screen. */
export function placePopup({ anchor, popup, screen, side, gap = 0 }: Placement): {
  left: number
  top: number
} {
  const right = anchor.left + anchor.width
  const bottom = anchor.top + anchor.height
  const place =
    side === 'right'
      ? {
          left: flip(right + gap, anchor.left - popup.width - gap, popup.width, screen.width),
          top: anchor.top,
        }
      : side === 'below'
        ? {
            left: anchor.left,
            top: flip(bottom + gap, anchor.top - popup.height - gap, popup.height, screen.height),
          }
        : { left: anchor.left, top: unflip(anchor.top - popup.height - gap, bottom + gap) }
  return {
    left: clamp(place.left, screen.width - popup.width - edge),
    top: clamp(place.top, screen.height - popup.height - edge),
  }
}

function flip(wanted: number, other: number, length: number, limit: number): number {
  return wanted + length > limit - edge && other >= edge ? other : wanted
}

function unflip(wanted: number, other: number): number {
  return wanted < edge ? other : wanted
}

function clamp(value: number, most: number): number {
  return Math.max(edge, Math.min(value, most))
}

/**
 * Places a `position: fixed` element through the CSSOM, which a strict style policy allows. It is measured at
 * 0, 0 first: an ancestor with a transform would otherwise shift it.
 */
export function movePopup(popup: HTMLElement, anchor: Box, side: PopupSide, gap = 0): void {
  popup.style.left = '0'
  popup.style.top = '0'
  const at = popup.getBoundingClientRect()
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const { left, top } = placePopup({ anchor, popup: at, screen, side, gap })
  popup.style.left = `${Math.round(left - at.left)}px`
  popup.style.top = `${Math.round(top - at.top)}px`
}
