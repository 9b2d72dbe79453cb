/** How many blocks one question may be about, by what the node took so far. */
export type RangeSize = {
  blocks(): number
  /** That many were too many. */
  shrink(blocks: number): void
  /** It went well, with so many logs. */
  grow(logs: number): void
}

const MOST_BLOCKS = 2_000
/** With that many logs in an answer, twice the blocks would not do. */
const MANY_LOGS = 500
const MOST_PATIENCE = 64

/** Halves after a failure. Grows back the later the more often that had failed: each trial costs a question. */
export function createRangeSize(): RangeSize {
  let blocks = MOST_BLOCKS
  let patience = 1
  let calm = 0
  return {
    blocks: () => blocks,
    shrink(tried) {
      blocks = Math.max(1, Math.floor(tried / 2))
      patience = Math.min(MOST_PATIENCE, patience * 2)
      calm = 0
    },
    grow(logs) {
      calm++
      if (calm < patience || logs >= MANY_LOGS || blocks === MOST_BLOCKS) return
      blocks = Math.min(MOST_BLOCKS, blocks * 2)
      patience = Math.max(1, patience >> 1)
      calm = 0
    },
  }
}
