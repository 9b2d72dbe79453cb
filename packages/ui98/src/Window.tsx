import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from './joinClasses.ts'
import { TitleBar, type TitleBarProps } from './TitleBar.tsx'

export type WindowProps = Omit<ComponentProps<'section'>, 'title' | 'role'> &
  Pick<
    TitleBarProps,
    'icon' | 'controlMenu' | 'onHelp' | 'onMinimize' | 'onMaximize' | 'onRestore' | 'onClose'
  > & {
    title: string
    role?: 'dialog' | 'region' | undefined
    active?: boolean | undefined
    /** A `MenuBar` or a row of tools above the body. */
    menuBar?: ReactNode
    /** A `StatusBar` below the body. */
    statusBar?: ReactNode
    /** Lets a table or a picture reach the edges of the window. */
    flush?: boolean | undefined
    /** For a body of words only: `tabIndex: 0` lets keys scroll it; or a `ref` to its scroll position. */
    bodyProps?: ComponentProps<'div'> | undefined
    /** What a double click does, for example. A keyboard way belongs into `controlMenu`. */
    titleBarProps?: ComponentProps<'div'> | undefined
    /** Has edges to pull, with their compass points in `data-edge`, for whoever follows the pointer. */
    resizable?: boolean | undefined
  }

/** A program window: it does not move itself, whoever holds the windows does. */
export function Window(props: WindowProps) {
  const {
    title,
    role = 'dialog',
    active = true,
    menuBar,
    statusBar,
    flush,
    className,
    children,
    ...others
  } = props
  const { titleBarProps, bodyProps, resizable, icon, controlMenu, ...handlers } = others
  const { onHelp, onMinimize, onMaximize, onRestore, onClose, ...rest } = handlers
  const titleId = useId()
  return (
    <section
      tabIndex={-1}
      {...rest}
      role={role}
      className={joinClasses('window', className)}
      data-active={active || undefined}
      aria-labelledby={titleId}
    >
      <TitleBar
        {...titleBarProps}
        title={title}
        titleId={titleId}
        active={active}
        icon={icon}
        controlMenu={controlMenu}
        onHelp={onHelp}
        onMinimize={onMinimize}
        onMaximize={onMaximize}
        onRestore={onRestore}
        onClose={onClose}
      />
      {menuBar}
      <div
        {...bodyProps}
        className={joinClasses('window-body', flush && 'window-body-flush', bodyProps?.className)}
      >
        {children}
      </div>
      {statusBar}
      {resizable && (
        <div aria-hidden="true" className="resize-edges">
          {edges.map((edge) => (
            <div key={edge} data-edge={edge} />
          ))}
        </div>
      )}
    </section>
  )
}

const edges = ['n', 'e', 's', 'w', 'ne', 'nw', 'sw', 'se']
