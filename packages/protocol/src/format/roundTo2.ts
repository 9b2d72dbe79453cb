/** The specification's 2-decimal rounding helper: half away from zero, as people round (1.005 → 1.01). */
export function roundTo2(value: number): number {
  const shifted = Number(`${Math.abs(value)}e2`)
  const rounded = Number.isNaN(shifted) ? Math.abs(value) : Math.round(shifted) / 100
  return Math.sign(value) * rounded
}
