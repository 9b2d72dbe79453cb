import type { Token } from '@love/protocol/tokens/token'
import { type IconName, iconNames } from '@love/ui98/iconNames'

/** Definitions name pictures as plain text. */
export function tokenIcon({ icon }: Token): IconName {
  return iconNames.find((name) => name === icon) ?? 'token-unknown'
}
