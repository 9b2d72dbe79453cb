/** One line or row of bars; `values` has one entry for every time, null where nothing is known. */
export type ChartSeries = {
  readonly id: string
  /** What it is, for the readout and the table: `Price`. */
  readonly label: string
  readonly kind: 'line' | 'bars' | 'candles'
  /** Exact decimal texts. */
  readonly values: readonly (string | null)[]
  /** `index` is the place of the value, where it stands for more than itself. */
  readonly format: (decimal: string, index?: number) => string
  /** For the axis, where room is short. */
  readonly formatShort: (decimal: string) => string
  /** How a row of the table stands for several times: by the last of them, or by all together. */
  readonly gathers: 'last' | 'sum'
  /** How it is drawn, if not as other lines and bars. */
  readonly plot?: (series: ChartSeries, room: PlotRoom) => Plot
}

/** How a series is drawn. Heights are parts of a thousand, counted from above; every point is one wide. */
export type Plot = {
  /** Of an SVG path. */
  readonly path: string
  /** Of one that is filled. */
  readonly filled?: string
  /** Of filled ones behind the line, each before the one above it. */
  readonly layers?: readonly string[]
  readonly heights: readonly (number | undefined)[]
  /** Where a round value lies. */
  readonly marks: readonly { readonly height: number; readonly text: string }[]
}

export type PlotRoom = {
  /** At most about so many. */
  readonly marks: number
  /** The highest point leaves so much free: its name stands there. */
  readonly above: number
}

export type ChartData = {
  /** Seconds since 1970, rising. */
  readonly times: readonly number[]
  readonly series: readonly ChartSeries[]
}
