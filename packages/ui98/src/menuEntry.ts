import type { MouseEvent } from 'react'
import type { IconName } from './icons/iconNames.ts'

export type MenuItem = {
  kind?: 'item' | undefined
  id: string
  label: string
  icon?: IconName | undefined
  /** Shown at the end of the row, such as “Ctrl+C”. It does not listen. */
  shortcut?: string | undefined
  disabled?: boolean | undefined
  /** Makes it a check box; with `radio`, one of a group. */
  checked?: boolean | undefined
  radio?: boolean | undefined
  /** Makes it a link; `onSelect` may prevent the default and go there itself. */
  href?: string | undefined
  onSelect?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  entries?: readonly MenuEntry[] | undefined
}

export type MenuEntry = MenuItem | { kind: 'separator' }
