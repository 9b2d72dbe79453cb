export type Measurement = {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The promise: the value must not be above it. */
  readonly limit: number
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
