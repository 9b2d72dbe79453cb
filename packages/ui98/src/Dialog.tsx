import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { focusPage } from './focus.ts'
import type { IconName } from './icons/iconNames.ts'
import { joinClasses } from './joinClasses.ts'
import { TitleBar } from './TitleBar.tsx'

export type DialogProps = {
  title: string
  children: ReactNode
  icon?: IconName | undefined
  /** Escape and the × call it; without it there is no way out but the buttons. */
  onClose?: (() => void) | undefined
  onHelp?: (() => void) | undefined
  /** Below the body, right-aligned. */
  buttons?: ReactNode
  /** On the pane around it, apart from the window: Tab reaches it, and nothing says that the window is all there is. */
  beside?: ReactNode
  role?: 'dialog' | 'alertdialog' | undefined
  describedBy?: string | undefined
  /** The id of what has the focus at the end where what had it before is gone; otherwise that is the window behind. */
  focusAfter?: string | undefined
  className?: string | undefined
}

/**
 * Modal. Not `showModal()`: the top layer of the browser would lie over the terms, which must stay above all.
 * Render it outside of windows that set `transform`, so that its pane covers the whole screen.
 */
export function Dialog(props: DialogProps) {
  const { title, children, icon, onClose, onHelp, buttons, beside, role = 'dialog' } = props
  const ref = useRef<HTMLElement>(null)
  const titleId = useId()
  const [blinks, setBlinks] = useState(false)
  useModalFocus(ref, props.focusAfter)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Tab') wrapTab(event, ref.current)
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose?.()
  }

  function onPaneDown(event: MouseEvent) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    setBlinks(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pane does nothing but keep the focus where it is
    <div className="dialog-overlay" role="presentation" onMouseDown={onPaneDown} onKeyDown={onKeyDown}>
      <section
        ref={ref}
        {...{ role, 'aria-modal': !beside }}
        aria-labelledby={titleId}
        aria-describedby={props.describedBy}
        tabIndex={-1}
        data-active
        className={joinClasses('window', 'dialog', props.className)}
      >
        <TitleBar
          className={joinClasses(blinks && 'title-bar-blink')}
          onAnimationEnd={() => setBlinks(false)}
          title={title}
          titleId={titleId}
          icon={icon}
          onHelp={onHelp}
          onClose={onClose}
          active
        />
        <div className="window-body">{children}</div>
        {buttons && <div className="dialog-buttons button-row button-row-end">{buttons}</div>}
      </section>
      {beside}
    </div>
  )
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

function focusableIn(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  )
}

/** Moves the focus in, to `[data-autofocus]` or the first thing in the body, and gives it back at the end. */
function useModalFocus(ref: RefObject<HTMLElement | null>, after: string | undefined): void {
  useEffect(() => {
    const root = ref.current
    if (!root) return
    const before = document.activeElement
    const body = root.querySelector<HTMLElement>('.window-body') ?? root
    const first =
      root.querySelector<HTMLElement>('[data-autofocus]') ?? focusableIn(body)[0] ?? focusableIn(root)[0]
    ;(first ?? root).focus()
    return () => {
      const behind = document.querySelector<HTMLElement>('.window[data-active]:not(.dialog)')
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus()
      else if (after) document.getElementById(after)?.focus()
      else if (behind) focusPage(behind)
    }
  }, [ref, after])
}

/** Keeps Tab on the pane: behind the last comes the first. */
function wrapTab(event: KeyboardEvent<HTMLElement>, dialog: HTMLElement | null): void {
  const pane = event.currentTarget
  const all = focusableIn(pane)
  const edge = event.shiftKey ? all[0] : all.at(-1)
  const active = document.activeElement
  if (all.length && active !== edge && active !== dialog && pane.contains(active)) return
  event.preventDefault()
  ;(event.shiftKey ? all.at(-1) : all[0])?.focus()
}
