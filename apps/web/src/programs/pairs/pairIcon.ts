import type { PairDefinition } from '@love/protocol/pairs/pair'
import { type IconName, iconNames } from '@love/ui98/iconNames'

/** Definitions name pictures as plain text; tokens without one of their own share a picture. */
export function pairIcon({ icon }: PairDefinition): IconName {
  return iconNames.find((name) => name === icon) ?? 'token-unknown'
}
