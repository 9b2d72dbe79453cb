import type { Token } from '@love/protocol/tokens/token'
import { Icon } from '@love/ui98/Icon'
import { type IconName, iconNames } from '@love/ui98/iconNames'

/** A token's picture and symbol. */
export function TokenMark({ token }: { token: Token }) {
  return (
    <span className="token-mark">
      <Icon name={tokenIcon(token)} />
      {token.symbol}
    </span>
  )
}

/** Definitions name pictures as plain text; tokens without one of their own share a picture. */
function tokenIcon({ icon }: Token): IconName {
  return iconNames.find((name) => name === icon) ?? 'token-unknown'
}
