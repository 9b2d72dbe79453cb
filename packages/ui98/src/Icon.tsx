import type { IconName } from './icons/iconNames.ts'
import sprite16 from './icons/icons16.svg?no-inline'
import sprite32 from './icons/icons32.svg?no-inline'

export type { IconName }

export type IconProps = {
  name: IconName
  /** In pixels. Whole multiples of the drawing only: anything between would blur it. */
  size?: 16 | 32 | 64 | undefined
  /** Leave it out where words stand beside the icon. */
  label?: string | undefined
}

/**
 * A sprite, not one file per icon: the script then holds two addresses for all pictures, definitions can name
 * an icon as plain text, and first paint needs one request instead of one per icon. `?no-inline` keeps Vite from
 * putting the pictures into the script; the hashed address is the same in the browser and in the prerenderer.
 */
export function Icon({ name, size = 16, label }: IconProps) {
  const href = `${size === 16 ? sprite16 : sprite32}#${name}`
  if (!label) {
    return (
      <svg className="icon" width={size} height={size} aria-hidden="true">
        <use href={href} />
      </svg>
    )
  }
  return (
    <svg className="icon" width={size} height={size} role="img" aria-label={label}>
      <use href={href} />
    </svg>
  )
}
