import type { PairDefinition } from '@love/protocol/pairs/pair'
import { Icon } from '@love/ui98/Icon'
import type { Column } from '@love/ui98/Table'
import { definedIcon } from '../../../chain/definedIcon.ts'
import { aprWords } from '../../../chain/prices/aprWords.ts'
import { ChangeText } from '../../../chain/prices/ChangeText.tsx'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { AprText, PairFigure, TwoLines } from '../PairFigure.tsx'
import { PositionText } from '../PositionText.tsx'
import type { PairRow } from '../pairRows.ts'

type PairsColumnsParameters = { money: Money; isConnected: boolean }

export function pairsColumns({ money, isConnected }: PairsColumnsParameters): readonly Column<PairRow>[] {
  const columns: readonly Column<PairRow>[] = [
    { id: 'pair', header: 'Pair', sortable: true, cell: ({ pair }) => <PairName pair={pair} /> },
    {
      id: 'price',
      header: 'Price',
      align: 'end',
      line: 1,
      lines: 2,
      like: '1 LOVE = 0.00000012345 WBTC',
      cell: (row) => <TwoLines row={row} money={money} cells={['price', 'inverse']} />,
    },
    {
      id: 'reserves',
      header: 'Reserves',
      align: 'end',
      lines: 2,
      like: '99,999,999,999.99 BOBO',
      cell: (row) => <TwoLines row={row} money={money} cells={['other', 'base']} />,
    },
    {
      id: 'liquidity',
      header: 'Liquidity',
      align: 'end',
      line: 2,
      like: '$999,999',
      sortable: true,
      cell: (row) => <PairFigure row={row} money={money} cell="liquidity" />,
    },
    {
      id: 'volume',
      header: '24h volume',
      align: 'end',
      sortable: true,
      cell: (row) => <PairFigure row={row} money={money} cell="volume" />,
    },
    {
      id: 'change',
      header: '24h',
      align: 'end',
      line: 2,
      like: '+99.99%',
      sortable: true,
      cell: ({ pair, figures }) => <ChangeText change={figures.change} name={`${pair.name}.change`} />,
    },
    {
      id: 'apr',
      header: 'Total APR',
      align: 'end',
      line: 2,
      like: '99.99%',
      sortable: true,
      tip: aprWords,
      cell: (row) => <AprText row={row} money={money} />,
    },
  ]
  if (!isConnected) return columns
  return [
    ...columns,
    {
      id: 'position',
      header: 'Yours',
      align: 'end',
      line: 2,
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
