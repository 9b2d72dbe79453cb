import { type IconName, iconNames } from './iconNames.ts'
import { spriteStep } from './spriteLayout.ts'

/** Where an icon lies in `icons.png`: its small drawing for 16 pixels, otherwise its large one. */
export function iconBox(name: IconName, size: number) {
  const drawn = size === 16 ? 16 : 32
  return { x: size === 16 ? spriteStep : 0, y: spriteStep * iconNames.indexOf(name), drawn }
}
