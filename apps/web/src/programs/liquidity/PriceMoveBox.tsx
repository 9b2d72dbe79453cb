import type { Sides } from '@love/protocol/liquidity/pool'
import { impermanentLoss, sidesAfterMove } from '@love/protocol/liquidity/priceMove'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { combine, type Figure } from '@love/protocol/prices/figure'
import { type Fraction, fraction, multiply } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { GroupBox } from '@love/ui98/GroupBox'
import { type Column, Table } from '@love/ui98/Table'
import { percentWords } from '../../trading/percentWords.ts'
import { SidesText } from './LiquidityTexts.tsx'
import { amountValue } from './sidesValue.ts'

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
  /** USD for one whole token. */
  price: (token: Token) => Figure
}

/** What a move of the price does to a position, against just holding the two tokens. */
export function PriceMoveBox({ pair, sides, price }: PriceMoveBoxProps) {
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
            cell: ({ factor }: Move) => <Moved {...{ pair, price, sides, factor }} />,
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
            <Moved {...{ pair, price, sides, factor: doubled }} />, {holding}
          </>
        ) : (
          holding
        )}{' '}
        (impermanent loss). Trading fees come on top.{sides && ` Dollars at today’s ${other.symbol} price.`}
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

type MovedProps = Required<PriceMoveBoxProps> & { sides: Sides; factor: Fraction }

/** The other side is half of what is in a pool, whatever the price of the base token. */
function Moved({ pair, price, sides, factor }: MovedProps) {
  const moved = sidesAfterMove(sides, factor)
  const half = amountValue(moved.other, pair.other, price)
  return (
    <SidesText pair={pair} sides={moved} value={combine([half], (each) => multiply(each, fraction(2n)))} />
  )
}
