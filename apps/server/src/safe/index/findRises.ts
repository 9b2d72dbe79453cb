/** A number that only grows with the blocks: known behind `after`, and at `to`. */
export type Span<Count> = {
  readonly after: number
  readonly to: number
  readonly before: Count
  readonly now: Count
}

/** Undefined where no node remembers. */
export type CountsAt<Count> = (blocks: readonly number[]) => Promise<readonly Count[] | undefined>

/**
 * The blocks in which it grew, each as a span of that block alone: by halves, those of all places at once. Where there
 * are more than `most` the first ones only.
 */
export async function findRises<Count extends number | bigint>(
  countsAt: CountsAt<Count>,
  span: Span<Count>,
  most = Number.MAX_SAFE_INTEGER,
): Promise<readonly Span<Count>[] | undefined> {
  const rising = (spans: readonly Span<Count>[]) =>
    spans.filter(({ before, now }) => before < now).slice(0, most)
  let spans = rising([span])
  for (;;) {
    const wide = spans.filter(({ after, to }) => to - after > 1)
    if (wide.length === 0) return spans
    const middles = wide.map(({ after, to }) => Math.floor((after + to) / 2))
    const counts = await countsAt(middles)
    if (!counts) return undefined
    const halves = new Map(wide.map((one, at) => [one, { block: middles[at], count: counts[at] }]))
    spans = rising(
      spans.flatMap((one) => {
        const { block, count } = halves.get(one) ?? {}
        if (block === undefined || count === undefined) return [one]
        return [
          { ...one, to: block, now: count },
          { ...one, after: block, before: count },
        ]
      }),
    )
  }
}
