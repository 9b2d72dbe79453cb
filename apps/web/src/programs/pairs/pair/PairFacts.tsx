import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { type Figure, formatPrice } from '@love/protocol/prices/figure'
import { Button } from '@love/ui98/Button'
import { FactList } from '@love/ui98/FactList'
import { Tooltip } from '@love/ui98/Tooltip'
import { AddressText } from '../../../chain/AddressText.tsx'
import { useChain } from '../../../chain/chainContext.ts'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { formatRate } from '../../../chain/prices/formatChange.ts'
import { pairAprWords } from '../pairAprWords.ts'
import type { PairFigures } from '../pairFigures.ts'
import { ReservesText } from '../ReservesText.tsx'

type PairFactsProps = { pair: PairDefinition; figures: PairFigures; money: Money }

export function PairFacts({ pair, figures, money }: PairFactsProps) {
  const { deployment } = useChain()
  const { base, other } = pair
  const price = (figure: Figure, symbol: string) => (
    <FigureText figure={figure} format={(value) => `${formatPrice(value)} ${symbol}`} />
  )
  const value = (figure: Figure) => <FigureText figure={money.convert(figure)} format={money.format} />
  return (
    <FactList
      facts={[
        { label: `1 ${base.symbol}`, value: price(figures.price, other.symbol) },
        { label: `1 ${other.symbol}`, value: price(figures.inverse, base.symbol) },
        { label: 'Reserves', value: <ReservesText pair={pair} figures={figures} />, lines: 2 },
        { label: 'Liquidity', value: value(figures.liquidity) },
        { label: 'Volume 24 h', value: value(figures.volume) },
        { label: 'Fees 24 h', value: value(figures.fees) },
        { label: 'Farm APR', value: <Apr apr={figures.apr} /> },
        {
          label: 'Contract',
          value: <AddressText address={pairAddress(deployment, pair)} of={pair.name} />,
        },
      ]}
    />
  )
}

function Apr({ apr }: { apr: Figure }) {
  return (
    <>
      <FigureText figure={apr} format={formatRate} />{' '}
      <Tooltip text={pairAprWords}>
        <Button compact className="detail-help" aria-label="How the APR is made">
          ?
        </Button>
      </Tooltip>
    </>
  )
}
