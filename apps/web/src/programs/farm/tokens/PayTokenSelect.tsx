import { routingPairs } from '@love/protocol/pairs/pairs'
import { isSameAsset } from '@love/protocol/routes/findRoutes'
import type { Token } from '@love/protocol/tokens/token'
import { tokens } from '@love/protocol/tokens/tokens'
import { Icon } from '@love/ui98/Icon'
import { definedIcon } from '../../../chain/definedIcon.ts'

type PayTokenSelectProps = { label: string; token: Token; onChange: (token: Token) => void }

/** The browser's own list, so that a phone shows its wheel; the picture lies over its left end. */
export function PayTokenSelect({ label, token, onChange }: PayTokenSelectProps) {
  function choose(symbol: string) {
    const chosen = payTokens.find((one) => one.symbol === symbol)
    if (chosen) onChange(chosen)
  }

  return (
    <span className="select farm-token">
      <Icon name={definedIcon(token)} />
      <select
        className="input"
        aria-label={label}
        value={token.symbol}
        onChange={(event) => choose(event.target.value)}
      >
        {payTokens.map(({ symbol }) => (
          <option key={symbol} value={symbol}>
            {symbol}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Everything that can be swapped; ether also in its wrapped form. */
const payTokens: readonly Token[] = tokens.filter((token) =>
  routingPairs.some((pair) => isSameAsset(pair.other, token) || isSameAsset(pair.base, token)),
)
