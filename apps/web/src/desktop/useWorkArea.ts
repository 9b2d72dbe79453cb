import { type RefObject, useCallback, useRef } from 'react'
import type { Size } from './windows/windows.ts'

/** The room windows have: the desktop without the taskbar, measured when asked. */
export function useWorkArea(): { ref: RefObject<HTMLElement | null>; area: () => Size | undefined } {
  const ref = useRef<HTMLElement>(null)
  const area = useCallback(() => {
    const element = ref.current
    return element ? { width: element.clientWidth, height: element.clientHeight } : undefined
  }, [])
  return { ref, area }
}
