import type { Token } from '@love/protocol/tokens/token'
import { Icon } from '@love/ui98/Icon'
import { iconNames } from '@love/ui98/iconNames'
import { swapTokens } from '../swapTokens.ts'

type TokenSelectProps = { label: string; token: Token; onChange: (token: Token) => void }

/** The browser's own list, so that a phone shows its wheel; the picture lies over its left end. */
export function TokenSelect({ label, token, onChange }: TokenSelectProps) {
  function choose(symbol: string) {
    const chosen = swapTokens.find((one) => one.symbol === symbol)
    if (chosen) onChange(chosen)
  }

  return (
    <span className="select token-select">
      <Icon name={iconNames.find((name) => name === token.icon) ?? 'token-unknown'} />
      <select
        className="input"
        aria-label={label}
        value={token.symbol}
        onChange={(event) => choose(event.target.value)}
      >
        {swapTokens.map(({ symbol }) => (
          <option key={symbol} value={symbol}>
            {symbol}
          </option>
        ))}
      </select>
    </span>
  )
}
