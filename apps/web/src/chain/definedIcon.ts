import { type IconName, iconNames } from '@love/ui98/iconNames'

/** Definitions of tokens and pairs name their picture as plain text; those without one of their own share a picture. */
export function definedIcon({ icon }: { readonly icon: string }): IconName {
  return iconNames.find((name) => name === icon) ?? 'token-unknown'
}
