import type { Amount } from '@love/protocol/amounts/amount'
import { formatAmount } from '@love/protocol/amounts/formatAmount'
import { addLiquidityUrl } from '@love/protocol/links/exchangeLinks'
import { formatPrice } from '@love/protocol/prices/formatFigure'
import { reservePrice } from '@love/protocol/prices/reservePrice'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { ExchangeLink } from '../../chain/ExchangeLink.tsx'
import { createMoney } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { usePreferences } from '../../session/preferences.ts'
import { sidesValue } from './sidesValue.ts'
import type { PairReading } from './usePairLiquidity.ts'

/** What is in the pool, and the way to the same pool at the outside exchange. */
export function PoolBox({ reading }: { reading: PairReading }) {
  const { pair, liquidity } = reading
  return (
    <GroupBox legend="The pool">
      {liquidity && !liquidity.pool ? <p>It does not exist yet.</p> : <PoolFacts reading={reading} />}
      <p className="liquidity-outside">
        <ExchangeLink href={addLiquidityUrl(pair)}>Add on Uniswap</ExchangeLink>
      </p>
    </GroupBox>
  )
}

/** Its rows are there before the figures are, so that nothing moves when they come. */
function PoolFacts({ reading: { pair, liquidity, price } }: { reading: PairReading }) {
  const { currency } = usePreferences()
  const money = createMoney(currency, price)
  const reserves = liquidity?.pool?.reserves
  const base = reserves && { raw: reserves.base, token: pair.base }
  const token = reserves && { raw: reserves.token, token: pair.token }
  const facts = [
    { label: pair.base.symbol, value: base && formatAmount(base) },
    { label: pair.token.symbol, value: token && formatAmount(token) },
    {
      label: 'Liquidity',
      value: reserves && (
        <FigureText figure={money.convert(sidesValue(pair, reserves, price))} format={money.format} />
      ),
    },
    { label: `1 ${pair.base.symbol}`, value: base && token && <PriceText of={base} in={token} /> },
    { label: `1 ${pair.token.symbol}`, value: base && token && <PriceText of={token} in={base} /> },
  ]
  return <FactList facts={facts.map(({ label, value }) => ({ label, value: value ?? '…' }))} />
}

function PriceText(amounts: { of: Amount; in: Amount }) {
  const { symbol } = amounts.in.token
  return <FigureText figure={reservePrice(amounts)} format={(value) => `${formatPrice(value)} ${symbol}`} />
}
