import type { PairDefinition } from '@love/protocol/pairs/pair'
import { formatPrice, isAvailable } from '@love/protocol/prices/figure'
import { Icon } from '@love/ui98/Icon'
import type { Column } from '@love/ui98/Table'
import { definedIcon } from '../../chain/definedIcon.ts'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { ChangeText } from '../../chain/prices/ChangeText.tsx'
import type { Money } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { formatRate } from '../../chain/prices/formatChange.ts'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { PositionText } from './PositionText.tsx'
import { pairAprWords } from './pairAprWords.ts'
import type { PairRow } from './pairRows.ts'
import { ReservesText } from './ReservesText.tsx'

type PairsColumnsParameters = { money: Money; isConnected: boolean }

export function pairsColumns({ money, isConnected }: PairsColumnsParameters): readonly Column<PairRow>[] {
  const columns: readonly Column<PairRow>[] = [
    { id: 'pair', header: 'Pair', sortable: true, cell: ({ pair }) => <PairName pair={pair} /> },
    {
      id: 'price',
      header: 'Price, both ways',
      align: 'end',
      lines: 2,
      like: '1 LOVE = 0.00000012345 WBTC',
      cell: (row) => <PriceText {...row} />,
    },
    {
      id: 'reserves',
      header: 'Reserves',
      align: 'end',
      lines: 2,
      like: '99,999,999,999.99 BOBO',
      cell: (row) => <ReservesText {...row} />,
    },
    {
      id: 'liquidity',
      header: 'Liquidity',
      align: 'end',
      like: '$999,999',
      sortable: true,
      cell: ({ figures }) => <FigureText figure={money.convert(figures.liquidity)} format={money.format} />,
    },
    {
      id: 'volume',
      header: 'Volume 24 h',
      align: 'end',
      sortable: true,
      cell: ({ figures }) => <FigureText figure={money.convert(figures.volume)} format={money.format} />,
    },
    {
      id: 'change',
      header: '24 h',
      align: 'end',
      like: '+99.99%',
      sortable: true,
      cell: ({ figures }) => <ChangeText change={figures.change} />,
    },
    {
      id: 'apr',
      header: 'APR',
      align: 'end',
      like: '99.99%',
      sortable: true,
      tip: pairAprWords,
      cell: ({ figures }) => <FigureText figure={figures.apr} format={formatRate} />,
    },
  ]
  if (!isConnected) return columns
  return [
    ...columns,
    {
      id: 'position',
      header: 'Yours',
      align: 'end',
      like: '$999,999',
      sortable: true,
      cell: ({ figures }) => figures.position && <PositionText position={figures.position} money={money} />,
    },
  ]
}

/** Opens the pair. */
function PairName({ pair }: { pair: PairDefinition }) {
  return (
    <span className="icon-text one-line">
      <Icon name={definedIcon(pair)} />
      <ProgramLink to={`/pairs/${pair.name}`}>{pair.name}</ProgramLink>
    </span>
  )
}

/** Both ways, one under the other. */
function PriceText({ pair: { base, other }, figures }: PairRow) {
  return (
    <>
      <span className="pairs-line">
        <FigureText
          figure={figures.price}
          format={(price) => `1 ${base.symbol} = ${formatPrice(price)} ${other.symbol}`}
        />
      </span>
      <span className="pairs-line">
        {figures.price === beingRead || isAvailable(figures.price) ? (
          <FigureText
            figure={figures.inverse}
            format={(price) => `1 ${other.symbol} = ${formatPrice(price)} ${base.symbol}`}
          />
        ) : null}
      </span>
    </>
  )
}
