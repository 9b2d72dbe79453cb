import { addLiquidityUrl, swapUrl } from '@love/protocol/links/exchangeLinks'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { ExchangeLink } from '../../../chain/ExchangeLink.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'

/** What to do with a pair: here, and at the exchange on mainnet. */
export function PairActions({ pair }: { pair: PairDefinition }) {
  const { base, token, name } = pair
  return (
    <ul className="detail-actions" aria-label="Actions">
      <li>
        <ProgramLink to={`/swap?from=${token.symbol}&to=${base.symbol}`}>
          Swap {token.symbol} for {base.symbol}
        </ProgramLink>
      </li>
      <li>
        <ProgramLink to={`/liquidity/${name}`}>Add or remove liquidity</ProgramLink>
      </li>
      <li>
        <ProgramLink to={`/farm/${name}`}>Stake in the farm</ProgramLink>
      </li>
      <li>
        <ExchangeLink href={swapUrl({ from: token, to: base })}>Swap on Uniswap</ExchangeLink>
      </li>
      <li>
        <ExchangeLink href={addLiquidityUrl(pair)}>Add on Uniswap</ExchangeLink>
      </li>
    </ul>
  )
}
