import type { Token } from '@love/protocol/tokens/token'

/** The picture of a listed token, which the page has; nothing for one that strangers have made. */
export function tokenLogo(appUrl: string, token: Pick<Token, 'icon'> | undefined): string {
  return token ? `${appUrl}/logos/${token.icon}.svg` : ''
}
