/** A part of the page that wakes up on its own: the window of a program, and everything around. */
const parts = '.window-slot>.window,html'
const awake = 'data-hydrated'
const early = 'data-early'

/** A drawn page looks alive before it listens: buttons that are pressed meanwhile are remembered. */
export function noteEarlyClicks(root: HTMLElement): void {
  const note = ({ target }: Event & { readonly target: Element }) => {
    if (!target.closest(parts)?.hasAttribute(awake)) target.closest('button')?.setAttribute(early, '')
  }
  root.addEventListener('click', note as EventListener, true)
}

/** For whoever drives the page by a program, and for those who pressed a button of this part too early. */
export function tellAwake(part: HTMLElement): void {
  part.setAttribute(awake, '')
  // A click that React woke the part for is one that it hands on itself.
  const handled = window.event?.target
  for (const button of part.querySelectorAll<HTMLElement>(`[${early}]`)) {
    if (button.closest(parts) !== part) continue
    button.removeAttribute(early)
    if (handled instanceof Node && button.contains(handled)) continue
    // Once everything that wakes up with it listens too.
    setTimeout(() => button.click())
  }
}
