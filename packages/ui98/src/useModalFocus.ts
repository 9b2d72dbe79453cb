import { type RefObject, useEffect } from 'react'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

function focusableIn(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  )
}

/** Moves the focus in, to `[data-autofocus]` or the first thing in the body, and gives it back at the end. */
export function useModalFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ref.current
    if (!root) return
    const before = document.activeElement
    const body = root.querySelector<HTMLElement>('.window-body') ?? root
    const first =
      root.querySelector<HTMLElement>('[data-autofocus]') ?? focusableIn(body)[0] ?? focusableIn(root)[0]
    ;(first ?? root).focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [ref])
}

/** Keeps Tab inside: behind the last comes the first. */
export function wrapTab(root: HTMLElement, event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'>): void {
  const all = focusableIn(root)
  const edge = event.shiftKey ? all[0] : all.at(-1)
  const active = document.activeElement
  if (all.length && active !== edge && active !== root && root.contains(active)) return
  event.preventDefault()
  ;(event.shiftKey ? all.at(-1) : all[0])?.focus()
}
