import { focusPage } from '@love/ui98/focus'
import { Icon } from '@love/ui98/Icon'
import { MenuButton } from '@love/ui98/MenuButton'
import { Window, type WindowProps } from '@love/ui98/Window'
import { Suspense, useEffect, useRef, useState } from 'react'
import { tellAwake } from '../earlyClicks.ts'
import { isPhone } from '../isPhone.ts'
import type { WindowPadProps } from '../late/WindowPad.tsx'
import { lazyComponent } from '../lazyComponent.tsx'
import { documentTitle } from '../program.ts'
import { controlEntries, type PadMode } from './controlEntries.ts'
import { useProgramWindow } from './windowContext.ts'

export type ProgramWindowProps = Pick<
  WindowProps,
  'menuBar' | 'statusBar' | 'flush' | 'className' | 'children' | 'bodyProps'
> & {
  /** The name of the program, unless the window shows something of its own name. */
  title?: string
}

/** The window of a program: moves, sizes and closes itself with the desktop's help. */
export function ProgramWindow({ title, children, ...rest }: ProgramWindowProps) {
  const handle = useProgramWindow()
  const { program, window, isActive, takesFocus } = handle
  const [pad, setPad] = useState<PadMode>()
  const frame = useRef<HTMLElement>(null)
  const last = useRef<HTMLElement>(null)
  const isMaximized = window.state === 'maximized'

  useEffect(() => {
    if (frame.current) tellAwake(frame.current)
  }, [])

  const ownTitle = title ?? program.title
  const [pathname] = window.path.split('?')
  const page = [program, ...(program.places ?? [])].find(({ path }) => path === pathname)
  const pageTitle = documentTitle(page ?? { path: program.path, title: ownTitle })
  useEffect(() => {
    if (isActive) document.title = pageTitle
  }, [isActive, pageTitle])

  // Also when the program's code has arrived: then this window takes the place of the one that said so.
  useEffect(() => {
    const element = frame.current
    if (isActive && takesFocus() && element && !element.contains(document.activeElement))
      startIn(element, last.current).focus({ preventScroll: true })
  }, [isActive, takesFocus])

  // What had the focus has gone with the page before: the next key goes on in the new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it shows another place
  useEffect(() => {
    const element = frame.current
    if (isActive && takesFocus() && element && document.activeElement === document.body) focusPage(element)
  }, [window.path, isActive, takesFocus])

  return (
    <Window
      {...rest}
      ref={frame}
      onFocus={({ target }) => {
        last.current = target
      }}
      title={ownTitle}
      active={isActive}
      controlMenu={
        <MenuButton
          className="control-menu"
          aria-label="Window menu"
          entries={controlEntries(handle, { isPhone: isPhone(), startPad: setPad })}
        >
          <Icon name={program.icon} />
        </MenuButton>
      }
      onMinimize={handle.minimize}
      onMaximize={isMaximized ? undefined : handle.maximize}
      onRestore={isMaximized ? handle.restore : undefined}
      onClose={handle.close}
      titleBarProps={{ onDoubleClick: isMaximized ? handle.restore : handle.maximize }}
      resizable={!isMaximized}
    >
      {pad && (
        <Suspense>
          <WindowPad mode={pad} frame={frame} onPlace={handle.place} onDone={() => setPad(undefined)} />
        </Suspense>
      )}
      {children}
    </Window>
  )
}

const fields =
  '.window-body :is(input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea)'

/** Where the focus begins: where it was, or in the first field that is in view; a phone would lay its keyboard over it. */
function startIn(window: HTMLElement, last: HTMLElement | null): HTMLElement {
  // Also what is still in the document may be hidden.
  if (last && last.getClientRects().length > 0) return last
  const field = window.querySelector<HTMLElement>(fields)
  const isInView = (one: HTMLElement) =>
    one.getBoundingClientRect().bottom < window.getBoundingClientRect().bottom
  return field && isInView(field) && matchMedia('(hover: hover)').matches ? field : window
}

const WindowPad = /*#__PURE__*/ lazyComponent<WindowPadProps>('This part', () =>
  import('../late/WindowPad.tsx').then(({ WindowPad }) => WindowPad),
)
