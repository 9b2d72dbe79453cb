import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import { Menu, type MenuProps } from './Menu.tsx'
import type { MenuEntry } from './menuEntry.ts'
import type { PopupSide } from './placePopup.ts'
import { useDismiss } from './useDismiss.ts'

export type MenuButtonProps = Omit<ComponentProps<'button'>, 'children' | 'onClick'> &
  Pick<ButtonProps, 'icon' | 'compact' | 'primary'> & {
    children: ReactNode
    entries: readonly MenuEntry[]
    side?: Exclude<PopupSide, 'right'> | undefined
    /** Rows with 32-pixel pictures. */
    large?: boolean | undefined
    /** Words along the left edge, as under Start. */
    banner?: string | undefined
    /** Given, whoever renders it decides when it is open. */
    open?: boolean | undefined
    onOpenChange?: ((open: boolean) => void) | undefined
  }

export function MenuButton(props: MenuButtonProps) {
  const { entries, side, large, banner, open: given, onOpenChange, children, onKeyDown, ...rest } = props
  const anchor = useRef<HTMLDivElement>(null)
  const id = useId()
  const [own, setOwn] = useState(false)
  const [focus, setFocus] = useState<MenuProps['focus']>('first')
  const open = given ?? own

  function setOpen(next: boolean) {
    setOwn(next)
    onOpenChange?.(next)
  }
  useDismiss(anchor, open, () => setOpen(false))

  const button = () => anchor.current?.querySelector('button')

  function close() {
    setOpen(false)
    button()?.focus()
  }

  /** A key on a button clicks it too, but without a count of clicks. */
  function onClick(event: MouseEvent) {
    setFocus(event.detail === 0 ? 'first' : 'menu')
    setOpen(!open)
  }

  function onArrow(event: KeyboardEvent<HTMLButtonElement>) {
    onKeyDown?.(event)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setFocus(event.key === 'ArrowDown' ? 'first' : 'last')
    setOpen(true)
  }

  return (
    <div ref={anchor} className="menu-anchor">
      <Button
        {...rest}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={onClick}
        onKeyDown={onArrow}
      >
        {children}
      </Button>
      {open && (
        <Menu
          entries={entries}
          anchor={() => (button() ?? document.body).getBoundingClientRect()}
          side={side}
          focus={focus}
          large={large}
          banner={banner}
          aria-labelledby={id}
          onDone={close}
          onBack={close}
        />
      )}
    </div>
  )
}
