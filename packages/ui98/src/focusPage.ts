/** Where somebody goes on in a window whose page has changed under the focus: in the new page, and not at its buttons. */
export function focusPage(window: HTMLElement): void {
  const page = window.querySelector<HTMLElement>('[role="tabpanel"]') ?? window
  page.focus({ preventScroll: true })
}
