/** Round numbers between two others, at most so many: for the lines behind a drawing. */
export function niceMarks(low: number, high: number, most: number): readonly number[] {
  const least = (high - low) / most
  if (!(least > 0) || !Number.isFinite(least)) return []
  const power = 10 ** Math.floor(Math.log10(least))
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= least) ?? least
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => (first + at) * step)
}
