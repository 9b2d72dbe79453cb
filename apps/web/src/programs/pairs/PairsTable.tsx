import type { PairState } from '@love/protocol/actions/readPair'
import { pairs } from '@love/protocol/pairs/index'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { type Column, Table } from '@love/ui98/Table'
import { PairName } from './PairName.tsx'
import { type PairFigures, pairFigures } from './pairFigures.ts'

type Row = { readonly pair: PairDefinition; readonly figures: PairFigures }

const columns: readonly Column<Row>[] = [
  { id: 'pair', header: 'Pair', cell: ({ pair }) => <PairName pair={pair} /> },
  figureColumn('token', 'Token reserve'),
  figureColumn('base', 'LOVE or WAR3 reserve'),
  figureColumn('price', 'Price'),
  figureColumn('inverse', 'The other way'),
]

function figureColumn(id: keyof PairFigures, header: string): Column<Row> {
  // A figure that changes is a new element: as the same one, right-aligned and longer, it would count as jumping.
  const cell = ({ figures }: Row) => <span key={figures[id]}>{figures[id]}</span>
  return { id, header, align: 'end', cell }
}

type PairsTableProps = { states: readonly PairState[] | undefined; isLoading: boolean }

/** The pairs are known before the chain has answered: only the figures come later. */
export function PairsTable({ states, isLoading }: PairsTableProps) {
  const rows = pairs.map((pair) => {
    const state = states?.find(({ definition }) => definition.name === pair.name)
    return { pair, figures: pairFigures(state, isLoading) }
  })
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
