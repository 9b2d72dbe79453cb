import { Checkbox } from '@love/ui98/Checkbox'
import { Icon } from '@love/ui98/Icon'
import { SearchBar } from '@love/ui98/SearchBar'
import { StatusBar } from '@love/ui98/StatusBar'
import { useMemo } from 'react'
import { chainDefaults } from '../../chain/chainDefaults.ts'
import { FreshnessNotice } from '../../chain/freshness/FreshnessNotice.tsx'
import { freshnessFields } from '../../chain/freshness/freshnessFields.tsx'
import { useFreshness } from '../../chain/freshness/useFreshness.ts'
import { createMoney } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { useProgramWindow } from '../../desktop/windows/windowContext.ts'
import { usePreferences } from '../../preferences/preferences.ts'
import { PairsTable } from './PairsTable.tsx'
import { filterPairRows, pairRows } from './pairRows.ts'
import { mostPairsCharacters, type PairsFilter, pairsPath, parsePairsFilter } from './pairsFilter.ts'
import { totalOfColumn } from './totalOfColumn.ts'
import { usePairReadings } from './usePairReadings.ts'

export function PairsList({ search }: { search: URLSearchParams }) {
  const { navigate } = useProgramWindow()
  const { currency } = usePreferences()
  const { readings, ...reading } = usePairReadings()
  const { freshness, retry } = useFreshness(reading)
  const filter = parsePairsFilter(search)
  const all = useMemo(() => pairRows(readings), [readings])
  const rows = filterPairRows(all, filter)
  const money = createMoney(currency, readings.price)
  const count = rows.length === all.length ? `${all.length} pairs` : `${rows.length} of ${all.length} pairs`
  const total = (name: 'liquidity' | 'volume') => (
    <FigureText
      figure={money.convert(totalOfColumn(rows.map(({ figures }) => figures[name])))}
      format={money.format}
    />
  )

  function show(next: PairsFilter) {
    navigate(pairsPath(next), { replace: true })
  }

  return (
    <ProgramWindow
      className="pairs-window"
      flush
      statusBar={
        <StatusBar
          fields={freshnessFields(freshness, count, [
            <>Liquidity {total('liquidity')}</>,
            <>Volume 24 h {total('volume')}</>,
          ])}
        />
      }
    >
      <PairsToolbar filter={filter} onChange={show} />
      <FreshnessNotice freshness={freshness} onRetry={retry}>
        <Icon name="info" size={32} />
        <p>
          What each pool holds and the price that follows from it, read again every{' '}
          {chainDefaults.pollingMs / 1_000} seconds. A pair's name opens its charts.
        </p>
      </FreshnessNotice>
      <PairsTable
        rows={rows}
        money={money}
        filter={filter}
        onFilter={show}
        isLoading={freshness.status === 'loading'}
      />
    </ProgramWindow>
  )
}

type PairsToolbarProps = { filter: PairsFilter; onChange: (filter: PairsFilter) => void }

function PairsToolbar({ filter, onChange }: PairsToolbarProps) {
  return (
    <SearchBar
      text={filter.text}
      onSearch={(text) => onChange({ ...filter, text })}
      placeholder="Name of a token"
      maxLength={mostPairsCharacters}
    >
      <Checkbox
        label="With my liquidity"
        checked={filter.mine}
        onChange={(mine) => onChange({ ...filter, mine })}
      />
      <Checkbox
        label="With a farm pool"
        checked={filter.farm}
        onChange={(farm) => onChange({ ...filter, farm })}
      />
    </SearchBar>
  )
}
