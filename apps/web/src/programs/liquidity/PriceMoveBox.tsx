import type { Sides } from '@love/protocol/liquidity/pool'
import { impermanentLoss, sidesAfterMove } from '@love/protocol/liquidity/priceMove'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { type Fraction, fraction } from '@love/protocol/prices/fraction'
import { GroupBox } from '@love/ui98/GroupBox'
import { type Column, Table } from '@love/ui98/Table'
import { percentWords } from '../../trading/percentWords.ts'
import { SidesText } from './SidesText.tsx'

type Move = { readonly label: string; readonly factor: Fraction }

const moves: readonly Move[] = [
  { label: '−75%', factor: fraction(1n, 4n) },
  { label: '−50%', factor: fraction(1n, 2n) },
  { label: '+100%', factor: fraction(2n) },
  { label: '+300%', factor: fraction(4n) },
]

type PriceMoveBoxProps = {
  pair: PairDefinition
  /** What was typed, or else what the person has; nothing where there is neither. */
  sides: Sides | undefined
}

/** What a move of the price does to a position, against just holding the two tokens. */
export function PriceMoveBox({ pair, sides }: PriceMoveBoxProps) {
  const { base, other } = pair
  const doubled = fraction(2n)
  const holding = `${percentWords(impermanentLoss(doubled))} less than just holding`
  const columns: readonly Column<Move>[] = [
    { id: 'move', header: `${base.symbol} price`, cell: ({ label }) => label },
    ...(sides
      ? [
          {
            id: 'sides',
            header: 'You would have',
            cell: ({ factor }: Move) => <SidesText pair={pair} sides={sidesAfterMove(sides, factor)} />,
          },
        ]
      : []),
    {
      id: 'loss',
      header: 'Than holding',
      align: 'end',
      cell: ({ factor }) => `−${percentWords(impermanentLoss(factor))}`,
    },
  ]
  return (
    <GroupBox legend="If the price moves">
      <p>
        If {base.symbol} doubles against {other.symbol}, you would have{' '}
        {sides ? (
          <>
            <SidesText pair={pair} sides={sidesAfterMove(sides, doubled)} />, {holding}
          </>
        ) : (
          holding
        )}{' '}
        (impermanent loss). Trading fees come on top.
      </p>
      <Table
        plain
        caption={`Your position when the ${base.symbol} price in ${other.symbol} moves`}
        captionHidden
        columns={columns}
        rows={moves}
        rowKey={({ label }) => label}
      />
    </GroupBox>
  )
}
