import { isAvailable } from '@love/protocol/prices/figure'
import { beingRead } from '../../chain/prices/beingRead.ts'
import type { Money } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { headlineApr } from '../../chain/prices/headlineApr.ts'
import type { PairRow } from './pairRows.ts'
import { type PairCell, pairShown } from './pairShown.ts'

type PairFigureProps = { row: PairRow; money: Money; cell: PairCell }

export function PairFigure({ row, money, cell }: PairFigureProps) {
  return <FigureText {...pairShown(row, money)[cell]} name={`${row.pair.name}.${cell}`} />
}

/** The same figure as in the farm. */
export function AprText({ row, money }: Omit<PairFigureProps, 'cell'>) {
  const { isPart } = headlineApr(row.figures.apr)
  return (
    <>
      <PairFigure row={row} money={money} cell="apr" />
      {isPart && <span className="pairs-line muted-text">rewards only</span>}
    </>
  )
}

type TwoLinesProps = { row: PairRow; money: Money; cells: readonly [PairCell, PairCell] }

/** One under the other. The reason why there is none stands there once. */
export function TwoLines({ row, money, cells: [first, second] }: TwoLinesProps) {
  const { figure } = pairShown(row, money)[first]
  const hasBoth = figure === beingRead || isAvailable(figure)
  return (
    <>
      <span className="pairs-line">
        <PairFigure row={row} money={money} cell={first} />
      </span>
      <span className="pairs-line">{hasBoth && <PairFigure row={row} money={money} cell={second} />}</span>
    </>
  )
}
