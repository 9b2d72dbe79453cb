import { type RefObject, useEffect } from 'react'

const fields = 'input:not([type="file"]), select, textarea'

/**
 * For a form that a button opens in the page: its first field has the focus, and at the end the button has it back, unless
 * something else took it. A phone would lay its keyboard over the form.
 */
export function useLentFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement
    if (matchMedia('(hover: hover)').matches) ref.current?.querySelector<HTMLElement>(fields)?.focus()
    return () => {
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [ref])
}
