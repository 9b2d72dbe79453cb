import '../../../chain/charts/detail.css'
import '../pairs.css'
import { StatusBar } from '@love/ui98/StatusBar'
import { Table } from '@love/ui98/Table'
import { useMemo } from 'react'
import { freshnessFields } from '../../../chain/freshness/freshnessFields.tsx'
import { useFreshness } from '../../../chain/freshness/useFreshness.ts'
import { createMoney } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { ListHead } from '../../../lists/ListHead.tsx'
import { NothingFound } from '../../../lists/NothingFound.tsx'
import { useList } from '../../../lists/useList.ts'
import { usePreferences } from '../../../preferences/preferences.ts'
import { useConnection } from '../../../wallet/connection.ts'
import { pairRows } from '../pairRows.ts'
import { totalOfColumn } from '../totalOfColumn.ts'
import { usePairReadings } from '../usePairReadings.ts'
import { pairsColumns } from './pairsColumns.tsx'
import { pairsList } from './pairsList.ts'

export function PairsList() {
  const { isConnected } = useConnection()
  const { currency } = usePreferences()
  const { readings, ...reading } = usePairReadings()
  const { freshness, retry } = useFreshness(reading)
  const all = useMemo(() => pairRows(readings), [readings])
  const shown = useList(pairsList, all)
  const { filter, rows, count, show } = shown
  const money = createMoney(currency, readings.price)
  const totals = [
    ['liquidity', 'Liquidity'],
    ['volume', '24h volume'],
  ] as const
  const headline = totals.map(([name, label]) => (
    <span key={name}>
      {label}{' '}
      <FigureText
        figure={money.convert(totalOfColumn(rows.map(({ figures }) => figures[name])))}
        format={money.format}
        name={`pairs.${name}`}
      />
    </span>
  ))

  return (
    <ProgramWindow
      className="pairs-window"
      flush
      statusBar={<StatusBar fields={freshnessFields(freshness, count, headline)} />}
    >
      <ListHead
        {...shown}
        freshness={freshness}
        onRetry={retry}
        icon="info"
        words="Live prices, reserves and liquidity, updated every block. Open a pair for its chart."
        headline={headline}
      />
      <Table
        caption="Pairs"
        captionHidden
        columns={pairsColumns({ money, isConnected })}
        rows={rows}
        rowKey={({ pair }) => pair.name}
        sort={filter.sort}
        onSort={(sort) => show({ sort })}
        status={freshness.status === 'loading' ? 'loading' : 'ready'}
        empty={<NothingFound {...shown} />}
      />
    </ProgramWindow>
  )
}
