import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/iconNames.ts'
import { joinClasses } from './joinClasses.ts'

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  children: ReactNode
  icon?: IconName | undefined
  /** The one that Enter means: black frame, bold. */
  primary?: boolean | undefined
  /** As narrow as its words, for toolbars and beside fields. */
  compact?: boolean | undefined
  /** Makes it a toggle. */
  pressed?: boolean | undefined
  /** Words for the time it works, such as “Signing…”. It keeps the focus but does not click. */
  busy?: string | undefined
}

export function Button({
  children,
  icon,
  primary,
  compact,
  pressed,
  busy,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses('button', primary && 'button-primary', compact && 'button-compact', className)}
      aria-pressed={pressed}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className="glyph glyph-busy" /> : icon && <Icon name={icon} />}
      {busy ?? children}
    </button>
  )
}
