import { type RefObject, useEffect } from 'react'

/** Tells when the pointer goes down, or something scrolls, outside of the element. */
export function useDismiss(ref: RefObject<HTMLElement | null>, open: boolean, onDismiss: () => void): void {
  useEffect(() => {
    if (!open) return
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) onDismiss()
    }
    document.addEventListener('pointerdown', onOutside, true)
    document.addEventListener('scroll', onOutside, true)
    return () => {
      document.removeEventListener('pointerdown', onOutside, true)
      document.removeEventListener('scroll', onOutside, true)
    }
  }, [ref, open, onDismiss])
}
