/**
 * A script or style sheet that is missing, or that is not the file this page was built with, never runs; the document
 * then shows its own words about it (`[data-blocked]` in the style sheet), because no program is there to say so.
 */
export function noteBlockedFiles(root: HTMLElement): void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches('script,[rel=stylesheet]'))
      root.setAttribute('data-blocked', '')
  }
  // Such errors do not bubble, but they can be captured.
  root.addEventListener('error', note, true)
}
