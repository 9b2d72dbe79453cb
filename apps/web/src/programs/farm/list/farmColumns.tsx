import { formatAmount } from '@love/protocol/amounts/amount'
import { poolToken } from '@love/protocol/farm/farm'
import { love } from '@love/protocol/tokens/tokens'
import { Icon } from '@love/ui98/Icon'
import type { Column } from '@love/ui98/Table'
import type { ReactNode } from 'react'
import { definedIcon } from '../../../chain/definedIcon.ts'
import { aprWords } from '../../../chain/prices/aprWords.ts'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { AprText, PoolFigure } from '../PoolFigure.tsx'
import type { OwnFigures } from '../poolFigures.ts'
import { hasEnded, hasStake, type PoolRow } from '../poolRows.ts'

type FarmColumnsParameters = { money: Money; isConnected: boolean }

export function farmColumns({ money, isConnected }: FarmColumnsParameters): readonly Column<PoolRow>[] {
  const columns: readonly Column<PoolRow>[] = [
    { id: 'pool', header: 'Pool', sortable: true, cell: (row) => <PoolName row={row} /> },
    {
      id: 'staked',
      header: 'Staked',
      align: 'end',
      line: 2,
      like: '$999,999',
      sortable: true,
      tip: 'Value of all LP tokens staked in this pool.',
      cell: (row) => <PoolFigure row={row} money={money} cell="staked" />,
    },
    {
      id: 'apr',
      header: 'Total APR',
      align: 'end',
      line: 1,
      lines: 2,
      like: 'rewards 99.99%, fees 9.99%',
      sortable: true,
      tip: aprWords,
      cell: (row) => <AprText row={row} money={money} />,
    },
    {
      id: 'weight',
      header: 'Weight',
      align: 'end',
      sortable: true,
      tip: 'Share of LOVE emissions that goes to this pool.',
      cell: (row) => <PoolFigure row={row} money={money} cell="weight" />,
    },
    {
      id: 'fee',
      header: 'Deposit fee',
      align: 'end',
      sortable: true,
      tip: 'Charged once on every stake. Unstaking and harvesting are free.',
      cell: (row) => <PoolFigure row={row} money={money} cell="fee" />,
    },
  ]
  return isConnected ? [...columns, ...ownColumns(money)] : columns
}

function ownColumns(money: Money): readonly Column<PoolRow>[] {
  return [
    {
      id: 'stake',
      header: 'Your stake',
      align: 'end',
      like: '99,999.999999 LP',
      sortable: true,
      cell: (row) => (
        <Own row={row} none={({ held }) => (held > 0n ? 'LP in wallet' : 'none')}>
          {(yours) => (
            <>
              <FigureText figure={money.convert(yours.stakedValue)} format={money.format} />
              <span className="farm-line muted-text">
                {row.pool &&
                  formatAmount({ raw: yours.staked, token: { ...poolToken(row.pool), symbol: 'LP' } })}
              </span>
            </>
          )}
        </Own>
      ),
    },
    {
      id: 'earned',
      header: 'Earned',
      align: 'end',
      line: 2,
      like: '9,999.999999 LOVE',
      sortable: true,
      tip: 'Pending rewards as of the latest block.',
      cell: (row) => (
        <Own row={row} none={() => '–'}>
          {(yours) => (
            <>
              <strong className="farm-earned">{formatAmount({ raw: yours.earned, token: love })}</strong>
              <span className="farm-line muted-text">
                <FigureText figure={money.convert(yours.earnedValue)} format={money.format} />
              </span>
            </>
          )}
        </Own>
      ),
    },
  ]
}

type OwnProps = {
  row: PoolRow
  /** Where there is no stake. */
  none: (yours: OwnFigures) => string
  children: (yours: OwnFigures) => ReactNode
}

function Own({ row, none, children }: OwnProps) {
  const { yours } = row.figures
  if (!yours) return '…'
  return hasStake(row) ? children(yours) : <span className="farm-none muted-text">{none(yours)}</span>
}

/** Opens the pool. */
function PoolName({ row }: { row: PoolRow }) {
  return (
    <span className="icon-text one-line">
      <Icon name={row.pair ? definedIcon(row.pair) : 'farm'} />
      <ProgramLink to={`/farm/${row.place}`}>{row.name}</ProgramLink>
      {hasEnded(row) && <span className="farm-mark">ended</span>}
    </span>
  )
}
