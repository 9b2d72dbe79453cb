import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useProgramWindow } from './windowContext.ts'
import { stepLength } from './windows.ts'

/** Before hydration there is no layout to change, and React warns about layout effects there. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

type WindowSlotProps = {
  /** Its place from back to front. */
  depth: number
  children: ReactNode
}

/**
 * Where a window stands. Positions are set through the CSSOM, because the policy forbids style attributes in the
 * markup; a window nobody has moved is placed by the style sheet, so the page does not jump when scripts arrive.
 */
export function WindowSlot({ depth, children }: WindowSlotProps) {
  const { window, isActive, program, focus } = useProgramWindow()
  const slot = useRef<HTMLDivElement>(null)
  const { bounds, state, step } = window

  useBrowserLayoutEffect(() => {
    const style = slot.current?.style
    if (!style) return
    style.zIndex = String(depth)
    if (step > 0) style.setProperty('--slot-step', `${step * stepLength}px`)
    if (!bounds) return
    style.setProperty('--slot-left', `${bounds.x}px`)
    style.setProperty('--slot-top', `${bounds.y}px`)
    style.setProperty('--slot-width', `${bounds.width}px`)
    style.setProperty('--slot-height', `${bounds.height}px`)
  }, [bounds, depth, step])

  return (
    <div
      ref={slot}
      className="window-slot"
      hidden={window.minimized}
      data-program={program.id}
      data-size={program.size}
      data-state={state}
      data-placed={bounds ? '' : undefined}
      data-active={isActive ? '' : undefined}
      onPointerDownCapture={isActive ? undefined : focus}
      onFocusCapture={isActive ? undefined : focus}
    >
      {children}
    </div>
  )
}
