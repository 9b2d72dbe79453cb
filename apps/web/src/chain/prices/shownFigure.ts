import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import type { Fraction } from '@love/protocol/prices/fraction'

/** A figure with the way it is written. */
export type ShownFigure = { readonly figure: Figure; readonly format: (figure: Fraction) => string }

/** Undefined while there is none: the reason has room of its own. */
export function shownText({ figure, format }: ShownFigure): string | undefined {
  return isAvailable(figure) ? format(figure) : undefined
}
