import './figureText.css'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import type { Fraction } from '@love/protocol/prices/fraction'
import { beingRead } from './beingRead.ts'

type FigureTextProps = { figure: Figure; format: (figure: Fraction) => string }

/** A figure, or n/a with its reason: beside it where there is room, otherwise for readers and whoever points at it. */
export function FigureText({ figure, format }: FigureTextProps) {
  if (figure === beingRead) return <span className="figure">…</span>
  if (isAvailable(figure)) {
    const text = format(figure)
    // A figure that changes is a new element: as the same one, right-aligned and longer, it would count as jumping.
    return (
      <span key={text} className="figure">
        {text}
      </span>
    )
  }
  return (
    <span className="figure" title={figure.unavailable}>
      n/a <span className="figure-reason">{figure.unavailable}</span>
    </span>
  )
}
