import { Button } from '@love/ui98/Button'
import { Table } from '@love/ui98/Table'
import type { Sort } from '@love/ui98/toggleSort'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { useConnection } from '../../../wallet/connection.ts'
import { openWallet } from '../../../wallet/walletCommands.ts'
import type { PoolRow } from '../poolRows.ts'
import { farmColumns } from './farmColumns.tsx'
import { type FarmFilter, farmSortColumns } from './farmFilter.ts'

type FarmTableProps = {
  rows: readonly PoolRow[]
  money: Money
  filter: FarmFilter
  onFilter: (filter: FarmFilter) => void
  isLoading: boolean
}

export function FarmTable({ rows, money, filter, onFilter, isLoading }: FarmTableProps) {
  const { isConnected } = useConnection()

  function onSort({ column, direction }: Sort) {
    const known = farmSortColumns.find((name) => name === column)
    if (known) onFilter({ ...filter, sort: { column: known, direction } })
  }

  return (
    <Table
      caption="Farm pools"
      captionHidden
      columns={farmColumns({ money, isConnected })}
      rows={rows}
      rowKey={({ place }) => place}
      sort={filter.sort}
      onSort={onSort}
      status={isLoading ? 'loading' : 'ready'}
      empty={<NothingFound filter={filter} onFilter={onFilter} isConnected={isConnected} />}
    />
  )
}

type NothingFoundProps = Pick<FarmTableProps, 'filter' | 'onFilter'> & { isConnected: boolean }

function NothingFound({ filter, onFilter, isConnected }: NothingFoundProps) {
  if ((filter.mine || filter.lp) && !isConnected)
    return (
      <>
        <p>What is yours is known once a wallet is connected.</p>
        <Button icon="plug" onClick={() => openWallet('connect')}>
          Connect wallet…
        </Button>
      </>
    )
  return (
    <>
      <p>{nothingWords(filter)}</p>
      <Button onClick={() => onFilter({ ...filter, text: '', mine: false, lp: false, ended: false })}>
        Show all pools
      </Button>
    </>
  )
}

function nothingWords({ text, mine, lp, ended }: FarmFilter): string {
  if (text || [mine, lp, ended].filter(Boolean).length !== 1) return 'No pool matches.'
  if (mine) return 'You have nothing staked yet.'
  return lp ? 'There are no LP tokens of these pools in your wallet.' : 'No pool has ended.'
}
