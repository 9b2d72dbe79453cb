/** One line or row of bars; `values` has one entry for every time, null where nothing is known. */
export type ChartSeries = {
  readonly id: string
  /** What it is, for the readout and the table: `Price`. */
  readonly label: string
  readonly kind: 'line' | 'bars'
  /** Exact decimal texts. */
  readonly values: readonly (string | null)[]
  readonly format: (decimal: string) => string
  /** For the axis, where room is short. */
  readonly formatShort: (decimal: string) => string
  /** How a row of the table stands for several times: by the last of them, or by all together. */
  readonly gathers: 'last' | 'sum'
}

export type ChartData = {
  /** Seconds since 1970, rising. */
  readonly times: readonly number[]
  readonly series: readonly ChartSeries[]
}
