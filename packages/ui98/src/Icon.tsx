import { iconBox } from './icons/iconBox.ts'
import { type IconName, iconNames } from './icons/iconNames.ts'
import sprite from './icons/icons.png?no-inline'
import { spriteStep, spriteWidth } from './icons/spriteLayout.ts'

export type { IconName }

export type IconProps = {
  name: IconName
  /** In pixels. Whole multiples of the drawing only: anything between would blur it. */
  size?: 16 | 32 | 64 | undefined
  /** Leave it out where words stand beside the icon. */
  label?: string | undefined
}

/**
 * A piece of one picture that holds all icons: definitions can name an icon as plain text, and first paint needs one
 * request instead of one per icon. A picture of pixels, because shapes had to be read and copied into the page before
 * anything could be shown. `?no-inline` keeps Vite from putting it into the script.
 */
export function Icon({ name, size = 16, label }: IconProps) {
  const { x, y, drawn } = iconBox(name, size)
  const viewBox = `${x} ${y} ${drawn} ${drawn}`
  const all = <image href={sprite} width={spriteWidth} height={spriteStep * iconNames.length} />
  if (!label) {
    return (
      <svg className="icon" width={size} height={size} viewBox={viewBox} aria-hidden="true">
        {all}
      </svg>
    )
  }
  return (
    <svg className="icon" width={size} height={size} viewBox={viewBox} role="img" aria-label={label}>
      {all}
    </svg>
  )
}
