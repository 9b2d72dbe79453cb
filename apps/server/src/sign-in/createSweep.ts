const EVERY_MS = 60_000

export type SweepParameters = {
  now: () => number
  /** What ended before that moment. */
  remove: (until: number) => Promise<void>
}

/** Whoever adds something takes away what has ended, once a minute: where nobody comes nothing grows. */
export function createSweep({ now, remove }: SweepParameters): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY
  return async () => {
    if (now() - last < EVERY_MS) return
    last = now()
    await remove(last)
  }
}
