import {
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { movePopup } from './placePopup.ts'
import { useDismiss } from './useDismiss.ts'

export type TooltipProps = {
  text: ReactNode
  /** One thing that can have the focus; the tip describes it. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** Milliseconds until it goes after the pointer left, so that the pointer can move onto it. */
const grace = 150

/** By pointer, by focus and by tap. Escape puts it away and leaves the focus where it is. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    if (!open || !bubble.current || !anchor.current) return
    movePopup(bubble.current, anchor.current.getBoundingClientRect(), 'below', 4)
  }, [open])
  useEffect(() => () => clearTimeout(timer.current), [])
  useDismiss(anchor, open, hide)

  function show() {
    clearTimeout(timer.current)
    setOpen(true)
  }

  function hide() {
    clearTimeout(timer.current)
    setOpen(false)
  }

  function onPointerLeave({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') timer.current = setTimeout(hide, grace)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    hide()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the focus and the meaning
    <span
      ref={anchor}
      className="tooltip-anchor"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
      onPointerLeave={onPointerLeave}
      onPointerUp={({ pointerType }) => pointerType !== 'mouse' && show()}
      onFocus={show}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" className="tooltip" hidden={!open}>
        {text}
      </span>
    </span>
  )
}
