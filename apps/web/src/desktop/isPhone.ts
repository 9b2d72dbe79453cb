/** One window at a time that fills the screen, as in the style sheets. A page that is drawn beforehand is of no screen. */
export function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(max-width: 639px)').matches
}
