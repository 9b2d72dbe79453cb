import { Button } from '@love/ui98/Button'
import { Table } from '@love/ui98/Table'
import type { Sort } from '@love/ui98/toggleSort'
import type { Money } from '../../chain/prices/createMoney.ts'
import { useConnection } from '../../wallet/connection.ts'
import { openWallet } from '../../wallet/walletCommands.ts'
import type { PairRow } from './pairRows.ts'
import { pairsColumns } from './pairsColumns.tsx'
import { type PairsFilter, pairsSortColumns } from './pairsFilter.ts'

type PairsTableProps = {
  rows: readonly PairRow[]
  money: Money
  filter: PairsFilter
  onFilter: (filter: PairsFilter) => void
  isLoading: boolean
}

export function PairsTable({ rows, money, filter, onFilter, isLoading }: PairsTableProps) {
  const { isConnected } = useConnection()

  function onSort({ column, direction }: Sort) {
    const known = pairsSortColumns.find((name) => name === column)
    if (known) onFilter({ ...filter, sort: { column: known, direction } })
  }

  return (
    <Table
      caption="Pairs"
      captionHidden
      columns={pairsColumns({ money, isConnected })}
      rows={rows}
      rowKey={({ pair }) => pair.name}
      sort={filter.sort}
      onSort={onSort}
      status={isLoading ? 'loading' : 'ready'}
      empty={<NothingFound filter={filter} onFilter={onFilter} isConnected={isConnected} />}
    />
  )
}

type NothingFoundProps = Pick<PairsTableProps, 'filter' | 'onFilter'> & { isConnected: boolean }

function NothingFound({ filter, onFilter, isConnected }: NothingFoundProps) {
  if (filter.mine && !isConnected)
    return (
      <>
        <p>Which pairs hold your liquidity is known once a wallet is connected.</p>
        <Button icon="plug" onClick={() => openWallet('connect')}>
          Connect wallet…
        </Button>
      </>
    )
  return (
    <>
      <p>{filter.mine ? 'None of these pairs holds liquidity of yours.' : 'No pair matches.'}</p>
      <Button onClick={() => onFilter({ ...filter, text: '', mine: false, farm: false })}>
        Show all pairs
      </Button>
    </>
  )
}
