import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icons/iconNames.ts'
import { SearchBar } from '../SearchBar.tsx'
import { StatusBar } from '../StatusBar.tsx'
import { type Column, Table } from '../Table.tsx'
import type { Sort } from '../toggleSort.ts'
import { Window } from '../Window.tsx'

type Pair = { name: string; icon: IconName; price: number; change: number; volume: number; liquidity: number }

const pairs: readonly Pair[] = [
  { name: 'LOVE / ETH', icon: 'heart', price: 0.00042, change: 3.1, volume: 120_400, liquidity: 2_410_000 },
  { name: 'WAR3 / ETH', icon: 'war3', price: 0.00007, change: -1.4, volume: 40_210, liquidity: 804_300 },
  { name: 'LOVE / WAR3', icon: 'pairs', price: 6.02, change: 0.2, volume: 9_870, liquidity: 310_000 },
  { name: 'LOVE / USDT', icon: 'token-usdt', price: 1.27, change: 2.9, volume: 88_000, liquidity: 1_204_000 },
  {
    name: 'PEPE / LOVE',
    icon: 'token-pepe',
    price: 0.0000031,
    change: -7.7,
    volume: 3_100,
    liquidity: 44_000,
  },
]

const number = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 7 })

const columns: readonly Column<Pair>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    cell: ({ icon, name }) => (
      <button type="button" className="table-action">
        <Icon name={icon} /> {name}
      </button>
    ),
  },
  { id: 'price', header: 'Price', sortable: true, align: 'end', cell: ({ price }) => number.format(price) },
  {
    id: 'change',
    header: '24h',
    sortable: true,
    align: 'end',
    cell: ({ change }) => (
      <span className={change < 0 ? 'error-text' : 'success-text'}>{change.toFixed(1)}%</span>
    ),
  },
  {
    id: 'volume',
    header: 'Volume',
    sortable: true,
    align: 'end',
    cell: ({ volume }) => number.format(volume),
  },
  { id: 'liquidity', header: 'Liquidity', align: 'end', cell: ({ liquidity }) => number.format(liquidity) },
]

function sortPairs(sort: Sort): readonly Pair[] {
  const value = (pair: Pair) => pair[sort.column as keyof Pair]
  const turn = sort.direction === 'ascending' ? 1 : -1
  return pairs.toSorted((a, b) => (value(a) < value(b) ? -turn : turn))
}

export function GalleryTables() {
  const [sort, setSort] = useState<Sort>({ column: 'volume', direction: 'descending' })
  const [text, setText] = useState('')
  const shared = { columns, rowKey: ({ name }: Pair) => name }
  return (
    <>
      <Window
        title="Pairs"
        icon="pairs"
        role="region"
        flush
        className="gallery-wide"
        statusBar={<StatusBar fields={[`${pairs.length} pairs`, 'Block 12,345', '4 s old']} />}
      >
        <SearchBar text={text} onSearch={setText} placeholder="Search by name" maxLength={20} />
        <Table
          {...shared}
          caption="Pairs"
          captionHidden
          rows={sortPairs(sort).filter(({ name }) => name.includes(text.toUpperCase()))}
          sort={sort}
          onSort={setSort}
        />
      </Window>
      <Window title="Tables without rows" icon="page" role="region">
        <div className="stack">
          <Table {...shared} caption="Loading" rows={[]} status="loading" loading="Loading block 12,345…" />
          <Table {...shared} caption="Nothing found" rows={[]} empty="No pairs yet." />
          <Table
            {...shared}
            caption="Failed"
            rows={[]}
            status="error"
            error={
              <>
                <p className="error-text">The node did not respond.</p>
                <Button>Try again</Button>
              </>
            }
          />
          <Table
            {...shared}
            plain
            columns={columns.slice(0, 2)}
            caption="Stale, loading"
            rows={pairs.slice(0, 2)}
            status="loading"
          />
        </div>
      </Window>
    </>
  )
}
