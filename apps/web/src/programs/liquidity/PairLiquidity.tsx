import { type Amount, formatAmount } from '@love/protocol/amounts/amount'
import { addLiquidityUrl } from '@love/protocol/links/exchangeLinks'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { formatPrice } from '@love/protocol/prices/figure'
import { reservePrice } from '@love/protocol/prices/reservePrice'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { Tabs } from '@love/ui98/Tabs'
import { ExchangeLink } from '../../chain/ExchangeLink.tsx'
import { FreshnessNotice } from '../../chain/freshness/FreshnessNotice.tsx'
import { freshnessFields } from '../../chain/freshness/freshnessFields.tsx'
import { useFreshness } from '../../chain/freshness/useFreshness.ts'
import { createMoney } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { formatRate } from '../../chain/prices/formatChange.ts'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { useProgramWindow } from '../../desktop/windows/windowContext.ts'
import { PhoneFold } from '../../lists/PhoneFold.tsx'
import { usePreferences } from '../../preferences/preferences.ts'
import { AddPage } from './add/AddPage.tsx'
import { PositionBox } from './PositionBox.tsx'
import { RemovePage } from './remove/RemovePage.tsx'
import { sidesValue } from './sidesValue.ts'
import { useFeesApr } from './useFeesApr.ts'
import { type PairReading, usePairLiquidity } from './usePairLiquidity.ts'

const tabs = [
  { id: 'add', label: 'Add' },
  { id: 'remove', label: 'Remove' },
]

type PairLiquidityProps = { pair: PairDefinition; tab: 'add' | 'remove' }

export function PairLiquidity({ pair, tab }: PairLiquidityProps) {
  const { navigate } = useProgramWindow()
  const { reading, ...liquidity } = usePairLiquidity(pair)
  const { freshness, retry } = useFreshness(liquidity)
  const page = { reading, freshness, readAgain: liquidity.readAgain }

  function select(id: string) {
    navigate(`/liquidity/${pair.name}${id === 'remove' ? '?tab=remove' : ''}`, { replace: true })
  }

  return (
    <ProgramWindow
      title={`${pair.name} liquidity`}
      className="liquidity-window"
      statusBar={<StatusBar fields={freshnessFields(freshness, pair.name)} />}
    >
      <nav className="liquidity-way" aria-label="Related pages">
        <ProgramLink to="/liquidity">All pools</ProgramLink>
        <ProgramLink to={`/pairs/${pair.name}`}>{pair.name} charts</ProgramLink>
      </nav>
      <FreshnessNotice freshness={freshness} onRetry={retry}>
        <Icon name="liquidity" size={32} />
        <PhoneFold label="How it works">
          <p>
            Deposit {pair.base.symbol} and {pair.other.symbol} to receive LP tokens and earn a share of the
            0.3% fee on every swap.
          </p>
        </PhoneFold>
      </FreshnessNotice>
      <div className="liquidity-parts">
        <Tabs label="Add or remove" tabs={tabs} selected={tab} onSelect={select}>
          {tab === 'add' ? <AddPage {...page} /> : <RemovePage {...page} />}
        </Tabs>
        <div className="liquidity-side">
          <PositionBox reading={reading} />
          <PhoneFold label="Pool details">
            <PoolBox reading={reading} />
          </PhoneFold>
        </div>
      </div>
    </ProgramWindow>
  )
}

/** What is in the pool, and the way to the same pool at the outside exchange. */
function PoolBox({ reading }: { reading: PairReading }) {
  const { pair, liquidity } = reading
  return (
    <GroupBox legend="Pool">
      {liquidity && !liquidity.pool ? <p>This pool does not exist yet.</p> : <PoolFacts reading={reading} />}
      <p className="liquidity-outside">
        <ExchangeLink href={addLiquidityUrl(pair)}>Add on Uniswap</ExchangeLink>
      </p>
    </GroupBox>
  )
}

/** Its rows are there before the figures are, so that nothing moves when they come. */
function PoolFacts({ reading }: { reading: PairReading }) {
  const { pair, liquidity, price } = reading
  const { currency } = usePreferences()
  const money = createMoney(currency, price)
  const reserves = liquidity?.pool?.reserves
  const apr = useFeesApr(reading)
  const base = reserves && { raw: reserves.base, token: pair.base }
  const other = reserves && { raw: reserves.other, token: pair.other }
  const facts = [
    { label: pair.base.symbol, value: base && formatAmount(base) },
    { label: pair.other.symbol, value: other && formatAmount(other) },
    {
      label: 'Liquidity',
      value: reserves && (
        <FigureText figure={money.convert(sidesValue(pair, reserves, price))} format={money.format} />
      ),
    },
    { label: 'Fees APR', value: reserves && <FigureText figure={apr} format={formatRate} /> },
    { label: `1 ${pair.base.symbol}`, value: base && other && <PriceText of={base} in={other} /> },
    { label: `1 ${pair.other.symbol}`, value: base && other && <PriceText of={other} in={base} /> },
  ]
  return <FactList facts={facts.map(({ label, value }) => ({ label, value: value ?? '…' }))} />
}

function PriceText(amounts: { of: Amount; in: Amount }) {
  const { symbol } = amounts.in.token
  return <FigureText figure={reservePrice(amounts)} format={(value) => `${formatPrice(value)} ${symbol}`} />
}
