import type { Point } from './findings.ts'

/** Of the straight line that is nearest to all points. */
export function slopeOf(points: readonly Point[]): number {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [at, value] = [mean((point) => point.at), mean((point) => point.value)]
  const over = points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0)
  const under = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0)
  return under === 0 ? 0 : over / under
}
