import { type Box, placePopup, type Side } from './placePopup.ts'

/**
 * Places a `position: fixed` element through the CSSOM, which a strict style policy allows. It is measured at
 * 0, 0 first: an ancestor with a transform would otherwise shift it.
 */
export function movePopup(popup: HTMLElement, anchor: Box, side: Side, gap = 0): void {
  popup.style.left = '0'
  popup.style.top = '0'
  const at = popup.getBoundingClientRect()
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const { left, top } = placePopup({ anchor, popup: at, screen, side, gap })
  popup.style.left = `${Math.round(left - at.left)}px`
  popup.style.top = `${Math.round(top - at.top)}px`
}
