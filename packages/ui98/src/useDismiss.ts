import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Tells when the pointer goes down outside of the element, or when what it stands in scrolls. */
export function useDismiss(ref: RefObject<HTMLElement | null>, open: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!open) return
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) dismiss()
    }
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target !== ref.current && target.contains(ref.current)) dismiss()
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    // From the next frame on: by then the scroll that brought the opener into view when it got the focus is over.
    const frame = requestAnimationFrame(() => document.addEventListener('scroll', onScroll, true))
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('pointerdown', onPointerDown, true)
      document.removeEventListener('scroll', onScroll, true)
    }
  }, [ref, open])
}
