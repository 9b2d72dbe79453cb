export type Measurement = {
  readonly name: string
  readonly value: number
  readonly unit: string
} & ({ /** The promise. */ readonly atMost: number } | { readonly atLeast: number })

export function isKept(measurement: Measurement): boolean {
  const { value } = measurement
  return 'atMost' in measurement ? value <= measurement.atMost : value >= measurement.atLeast
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
