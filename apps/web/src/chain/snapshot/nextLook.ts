/** Between two looks at the least: a cache in between keeps an answer for as long. */
export const leastMs = 2_000

/** While a block is late, or nothing comes: people are told within five seconds what is wrong, and that it is over. */
const lateMs = 3_000

type NextLookParameters = {
  /** Of what is shown; undefined where nothing came. */
  readonly ageSeconds: number | undefined
  readonly blockSeconds: number
}

/** When the next block may be there; until then nothing can be newer, whoever is away. */
export function nextLookMs({ ageSeconds, blockSeconds }: NextLookParameters): number {
  const seconds = ageSeconds === undefined ? 0 : blockSeconds + 1 - ageSeconds
  return seconds > 0 ? Math.max(leastMs, 1_000 * seconds) : lateMs
}
