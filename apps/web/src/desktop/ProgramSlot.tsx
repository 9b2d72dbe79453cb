import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { Opening } from '@love/ui98/Opening'
import { Component, memo, type ReactNode, type RefObject, Suspense, useMemo } from 'react'
import { helpPath } from './helpPath.ts'
import { LoadError } from './LoadError.ts'
import type { Program } from './program.ts'
import type { DesktopControls } from './useDesktop.ts'
import { ProgramWindow } from './windows/ProgramWindow.tsx'
import { WindowSlot } from './windows/WindowSlot.tsx'
import { WindowContext, type WindowHandle } from './windows/windowContext.ts'
import type { OpenWindow } from './windows/windows.ts'

type ProgramSlotProps = {
  program: Program
  /** All of them, for the way to help. */
  programs: readonly Program[]
  window: OpenWindow
  depth: number
  isActive: boolean
  /** Those of the newest render. */
  desktop: RefObject<DesktopControls>
  takesFocus: () => boolean
}

/** Keeps the fault of one program from taking the desktop down. */
class ProgramBoundary extends Component<Props, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { title, children } = this.props
    if (!failure) return children
    const { error } = failure
    const isLost = error instanceof LoadError && !error.wasChanged
    const retry = () => {
      if (error instanceof LoadError) error.retry()
      this.setState({ failure: undefined })
    }
    return (
      <ProgramWindow title={title}>
        <div className="message" role="alert">
          <Icon name="error" size={32} />
          <div className="message-text">
            <p>{failureWords(title, error)}</p>
            <div className="button-row">
              {isLost && (
                <Button primary onClick={retry}>
                  Retry
                </Button>
              )}
              <Button primary={!isLost} onClick={() => location.reload()}>
                Reload the page
              </Button>
            </div>
          </div>
        </div>
      </ProgramWindow>
    )
  }
}

function failureWords(title: string, error: unknown): string {
  if (!(error instanceof LoadError))
    return `${title} has performed an illegal operation and was shut down. If your wallet shows an open request, reject it.`
  return `${error.message} ${error.advice}`
}

/**
 * An open program and what its window can do with itself. Only a change of its own draws it again: a prerendered window
 * that the desktop touched before its code has arrived would be thrown away and drawn a second time.
 */
export const ProgramSlot = memo(function ProgramSlot(props: ProgramSlotProps) {
  const { program, programs, window, depth, isActive, desktop, takesFocus } = props
  const handle = useMemo((): WindowHandle => {
    const { id } = window
    return {
      program,
      window,
      isActive,
      takesFocus,
      navigate: (to, options) =>
        program.path && to.startsWith(program.path)
          ? desktop.current.navigate(to, options)
          : desktop.current.open(to),
      openHelp: () => desktop.current.open(helpPath(programs, id)),
      focus: () => desktop.current.focus(id),
      close: () => desktop.current.close(id),
      minimize: () => desktop.current.minimize(id),
      maximize: () => desktop.current.maximize(id),
      restore: () => desktop.current.restore(id),
      place: (bounds) => desktop.current.place(id, bounds),
      snap: (side, bounds) => desktop.current.snap(id, side, bounds),
    }
  }, [program, programs, window, isActive, desktop, takesFocus])
  return (
    <WindowContext value={handle}>
      <WindowSlot depth={depth}>
        <ProgramFrame program={program} />
      </WindowSlot>
    </WindowContext>
  )
})

/** The place of one open program: its window, or words about why it is not there yet or any more. */
function ProgramFrame({ program }: { program: Program }) {
  return (
    <ProgramBoundary title={program.title}>
      <Suspense fallback={<ProgramLoading program={program} />}>
        <program.Window />
      </Suspense>
    </ProgramBoundary>
  )
}

function ProgramLoading({ program: { title } }: { program: Program }) {
  return (
    <ProgramWindow>
      <Opening what={title} />
    </ProgramWindow>
  )
}

type Props = { readonly title: string; readonly children: ReactNode }

type State = { readonly failure: { readonly error: unknown } | undefined }
