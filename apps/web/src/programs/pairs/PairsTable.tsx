import type { PairState } from '@love/protocol/actions/readPair'
import { pairs } from '@love/protocol/pairs/index'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { type Column, Table } from '@love/ui98/Table'
import { PairName } from './PairName.tsx'
import { pairFigures } from './pairFigures.ts'

type Row = { readonly pair: PairDefinition; readonly figures: ReturnType<typeof pairFigures> }

const columns: readonly Column<Row>[] = [
  { id: 'pair', header: 'Pair', cell: ({ pair }) => <PairName pair={pair} /> },
  { id: 'token', header: 'Token reserve', align: 'end', cell: ({ figures }) => figures.token },
  { id: 'base', header: 'LOVE or WAR3 reserve', align: 'end', cell: ({ figures }) => figures.base },
  { id: 'price', header: 'Price', align: 'end', cell: ({ figures }) => figures.price },
  { id: 'inverse', header: 'The other way', align: 'end', cell: ({ figures }) => figures.inverse },
]

type PairsTableProps = { states: readonly PairState[] | undefined; isLoading: boolean }

/** The pairs are known before the chain has answered: only the figures come later. */
export function PairsTable({ states, isLoading }: PairsTableProps) {
  const rows = pairs.map((pair) => ({
    pair,
    figures: pairFigures(
      states?.find(({ definition }) => definition.name === pair.name),
      isLoading,
    ),
  }))
  return (
    <Table
      caption="Pairs"
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ pair }) => pair.name}
      status={isLoading ? 'loading' : 'ready'}
    />
  )
}
