import { formatAmount } from '@love/protocol/amounts/formatAmount'
import { addLiquidityUrl } from '@love/protocol/links/exchangeLinks'
import { GroupBox } from '@love/ui98/GroupBox'
import { ExchangeLink } from '../../chain/ExchangeLink.tsx'
import { createMoney } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { usePreferences } from '../../session/preferences.ts'
import { Facts } from './Facts.tsx'
import { priceTexts } from './priceTexts.ts'
import { sidesValue } from './sidesValue.ts'
import type { PairReading } from './usePairLiquidity.ts'

/** What is in the pool, and the way to the same pool at the outside exchange. */
export function PoolBox({ reading: { pair, liquidity, price } }: { reading: PairReading }) {
  const { currency } = usePreferences()
  const money = createMoney(currency, price)
  const reserves = liquidity?.pool?.reserves
  return (
    <GroupBox legend="The pool">
      {reserves ? (
        <Facts
          facts={[
            { label: pair.base.symbol, value: formatAmount({ raw: reserves.base, token: pair.base }) },
            { label: pair.token.symbol, value: formatAmount({ raw: reserves.token, token: pair.token }) },
            {
              label: 'Liquidity',
              value: (
                <FigureText figure={money.convert(sidesValue(pair, reserves, price))} format={money.format} />
              ),
            },
            { label: 'Price', value: <Lines lines={priceTexts(pair, reserves)} /> },
          ]}
        />
      ) : (
        <p>{liquidity ? 'It does not exist yet.' : 'Reading…'}</p>
      )}
      <p className="liquidity-outside">
        <ExchangeLink href={addLiquidityUrl(pair)}>Add on Uniswap</ExchangeLink>
      </p>
    </GroupBox>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="liquidity-line">
      {line}
    </span>
  ))
}
