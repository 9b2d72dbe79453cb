import { type RefObject, useEffect, useRef } from 'react'

/** Where somebody goes on in a window whose page has changed under the focus: in the new page, and not at its buttons. */
export function focusPage(window: HTMLElement): void {
  const page = window.querySelector<HTMLElement>('[role="tabpanel"]') ?? window
  page.focus({ preventScroll: true })
}

const fields = 'input:not([type="file"]), select, textarea'

/**
 * For a form that a button opens in the page: its first field has the focus, and at the end the button has it back, unless
 * something else took it. A phone would lay its keyboard over the form.
 */
export function useLentFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const before = document.activeElement
    if (matchMedia('(hover: hover)').matches) form.current?.querySelector<HTMLElement>(fields)?.focus()
    return () => {
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return form
}
