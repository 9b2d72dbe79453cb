import type { Measurement } from './measurement.ts'

/** The same thing done by us and by others, in the same run. */
export type Comparison = {
  readonly name: string
  readonly unit: string
  readonly better: 'less' | 'more'
  readonly ours: number
  /** By the peer's name. */
  readonly peers: Readonly<Record<string, number>>
}

/** What something costs as more and more of it is there. */
export type Curve = {
  readonly name: string
  /** What there is more and more of. */
  readonly across: string
  readonly unit: string
  readonly lines: readonly Line[]
}

export type Line = { readonly name: string; readonly points: readonly Point[] }
export type Point = { readonly at: number; readonly value: number }

export type Findings = {
  readonly measurements: readonly Measurement[]
  readonly comparisons?: readonly Comparison[]
  readonly curves?: readonly Curve[]
  /** Why there are no figures, or fewer than there should be. */
  readonly failures?: readonly string[]
}

/** The last point of a line against its first. */
export function growthOf({ points }: Line): number {
  const [first, last] = [points[0]?.value, points.at(-1)?.value]
  return first === undefined || last === undefined ? Number.NaN : last / first
}
