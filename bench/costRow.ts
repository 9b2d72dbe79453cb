import type { Measurement } from './measurement.ts'
import { round } from './round.ts'

/**
 * What one request costs the server: the load beside it takes its share of the machine, but none of this. The bound is
 * what the promised rate leaves one core.
 */
export function costRow(name: string, cpuMs: number, atLeast: number): Measurement {
  return {
    name: `${name}, server CPU`,
    value: round(cpuMs, 3),
    unit: 'ms',
    atMost: round(1_000 / atLeast, 3),
  }
}
