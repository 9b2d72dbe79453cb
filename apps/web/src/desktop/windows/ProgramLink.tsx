import type { MouseEvent, ReactNode } from 'react'
import { useProgramWindow } from './windowContext.ts'

/** A link to a place of the desktop: opens a window, or a new tab for whoever holds a key down. */
export function ProgramLink({ to, children }: { to: string; children: ReactNode }) {
  const { navigate } = useProgramWindow()

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate(to)
  }

  return (
    <a href={to} onClick={onClick}>
      {children}
    </a>
  )
}
