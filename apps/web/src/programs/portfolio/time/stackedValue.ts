import { add, type Fraction, fraction, toDecimal } from '@love/protocol/prices/fraction'
import type { ChartSeries } from '../../../chain/charts/chartData.ts'
import { scalePoints, unscalePoint } from '../../../chain/charts/chartScale.ts'
import { niceMarks } from '../../../chain/charts/niceMarks.ts'
import type { TimelineMoment } from './timelineView.ts'

export type Stack = {
  /** Whose layer lies above whose, by symbol; all that is not named lies at the bottom. */
  readonly symbols: readonly string[]
  readonly plot: NonNullable<ChartSeries['plot']>
}

/** As many colours as can be told apart; what is less shares the last one. */
const MOST = 5

/** The value as layers, one for each position: the largest above, all from the ground. */
export function stackOf(moments: readonly TimelineMoment[]): Stack {
  const symbols = largestFirst(moments).slice(0, MOST)
  const valuesOf = (isIn: (symbol: string) => boolean) =>
    moments.map(({ parts }) =>
      toDecimal(
        parts.reduce(
          (sum, { token, value }) => (value && isIn(token.symbol) ? add(sum, value) : sum),
          fraction(0n),
        ),
        6,
      ),
    )
  // Each layer reaches down to the ground, behind all that lie below it.
  const tops = symbols.map((_, at) => valuesOf((symbol) => !symbols.slice(0, at).includes(symbol)))
  return {
    symbols,
    plot: ({ values, formatShort }, { marks, above }) => {
      const { exponent, points } = scalePoints(values)
      const high = points.reduce<number>((most, point = 0) => Math.max(most, point), 0) || 1
      const heightOf = (point: number) => Math.round(above + (1 - point / high) * (1_000 - above))
      const heights = points.map((point) => (point === undefined ? undefined : heightOf(point)))
      const layers = tops.map((top) => {
        const line = top.map((value, at) => `L${at} ${heightOf(Number(value) / 10 ** exponent)}`).join('')
        return `M0 1000${line}L${top.length - 1} 1000Z`
      })
      const path = heights.map((height = 1_000, at) => `${at === 0 ? 'M' : 'L'}${at} ${height}`).join('')
      return {
        ...{ path, heights, layers },
        marks: niceMarks(0, high, marks).map((mark) => ({
          height: heightOf(mark),
          text: formatShort(unscalePoint(mark, exponent)),
        })),
      }
    },
  }
}

/** By the most that each was ever worth. */
function largestFirst(moments: readonly TimelineMoment[]): readonly string[] {
  const most = new Map<string, Fraction>()
  for (const { token, value } of moments.flatMap(({ parts }) => parts)) {
    const before = most.get(token.symbol)
    if (value && (!before || isLess(before, value))) most.set(token.symbol, value)
  }
  return [...most].toSorted(([, a], [, b]) => (isLess(a, b) ? 1 : -1)).map(([symbol]) => symbol)
}

function isLess(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator < b.numerator * a.denominator
}
