import type { Token } from '@love/protocol/tokens/token'
import { Icon } from '@love/ui98/Icon'
import { definedIcon } from '../chain/definedIcon.ts'

/** A token's picture and symbol. */
export function TokenMark({ token }: { token: Token }) {
  return (
    <span className="token-mark">
      <Icon name={definedIcon(token)} />
      {token.symbol}
    </span>
  )
}
