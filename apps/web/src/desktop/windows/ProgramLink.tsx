import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useProgramWindow } from './windowContext.ts'

type ProgramLinkProps = Pick<ComponentProps<'a'>, 'className' | 'aria-current'> & {
  to: string
  children: ReactNode
}

/** A link to a place of the desktop: opens a window, or a new tab for whoever holds a key down. */
export function ProgramLink({ to, children, ...rest }: ProgramLinkProps) {
  const { navigate } = useProgramWindow()

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate(to)
  }

  return (
    <a {...rest} href={to} onClick={onClick}>
      {children}
    </a>
  )
}
