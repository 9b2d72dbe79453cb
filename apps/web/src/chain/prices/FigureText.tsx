import './figureText.css'
import { isAvailable } from '@love/protocol/prices/figure'
import { beingRead } from './beingRead.ts'
import type { ShownFigure } from './shownFigure.ts'

type FigureTextProps = ShownFigure & {
  /** By which the figure is filled in before React is there (`fillFigures`). */
  name?: string | undefined
}

/** A figure, or n/a with its reason: beside it where there is room, otherwise for readers and whoever points at it. */
export function FigureText({ figure, format, name }: FigureTextProps) {
  if (figure === beingRead)
    // What was filled in meanwhile stays until React has the same to say.
    return (
      <span className="figure" data-figure={name} suppressHydrationWarning={name !== undefined}>
        …
      </span>
    )
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
