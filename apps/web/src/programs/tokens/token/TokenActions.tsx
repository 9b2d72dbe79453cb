import { swapUrl } from '@love/protocol/links/exchangeLinks'
import { pairs } from '@love/protocol/pairs/pairs'
import type { Token } from '@love/protocol/tokens/token'
import { eth } from '@love/protocol/tokens/tokens'
import { ExchangeLink } from '../../../chain/ExchangeLink.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'

/** What to do with a token, and the pairs it is in. */
export function TokenActions({ token }: { token: Token }) {
  const own = pairs.filter(({ base }) => base.symbol === token.symbol)
  return (
    <>
      <ul className="detail-actions" aria-label="Actions">
        <li>
          <ProgramLink to={`/swap?from=${eth.symbol}&to=${token.symbol}`}>
            Swap {eth.symbol} for {token.symbol}
          </ProgramLink>
        </li>
        <li>
          <ExchangeLink href={swapUrl({ from: eth, to: token })}>Swap on Uniswap</ExchangeLink>
        </li>
      </ul>
      <p>
        Pairs:{' '}
        {own.map(({ name }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <ProgramLink to={`/pairs/${name}`}>{name}</ProgramLink>
          </span>
        ))}
      </p>
    </>
  )
}
