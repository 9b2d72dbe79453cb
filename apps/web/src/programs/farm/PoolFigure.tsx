import { beingRead } from '../../chain/prices/beingRead.ts'
import type { Money } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { FilledText } from '../../chain/prices/FilledText.tsx'
import type { PoolRow } from './poolRows.ts'
import { aprPartsText, type PoolCell, poolShown } from './poolShown.ts'

type PoolFigureProps = { row: PoolRow; money: Money; cell: PoolCell }

export function PoolFigure({ row, money, cell }: PoolFigureProps) {
  return <FigureText {...poolShown(row.figures, money)[cell]} name={`farm.${row.place}.${cell}`} />
}

/** Both parts together, and below them each alone. */
export function AprText({ row, money }: Omit<PoolFigureProps, 'cell'>) {
  const { figures, place } = row
  const parts = aprPartsText(figures)
  return (
    <>
      <PoolFigure row={row} money={money} cell="apr" />
      {(parts !== undefined || figures.rewards === beingRead) && (
        <span className="farm-line muted-text">
          <FilledText name={`farm.${place}.parts`} text={parts} until="" />
        </span>
      )}
    </>
  )
}
