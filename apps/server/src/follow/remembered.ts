/** So many of the newest blocks are all remembered. */
const DENSE = 128
/** Of what is older, every 8th, then every 64th, and so on. */
const STEP = 8
/** Beyond any chain's length. */
const spacings = Array.from({ length: 13 }, (_, level) => STEP ** level)

/**
 * Whether a block's hash is kept once the chain has come to `tip`: a block is kept the longer the rounder its number.
 * However deep a reorganisation goes, a block not far below it is known; a million blocks take some 700 rows.
 */
export function isRemembered(block: number, tip: number): boolean {
  return spacings.every((spacing) => tip - block < DENSE * spacing || block % (spacing * STEP) === 0)
}

/** All blocks from one to another that will be kept when the chain comes to `tip`. */
export function rememberedBetween(from: number, to: number, tip: number): number[] {
  const blocks: number[] = []
  let block = from
  while (block <= to) {
    if (isRemembered(block, tip)) blocks.push(block)
    const spacing = spacings.findLast((one) => tip - block >= DENSE * one)
    if (spacing === undefined) block++
    else {
      // The next round number, or where they begin to stand closer.
      const step = spacing * STEP
      block = Math.min(block + step - (block % step), tip - DENSE * spacing + 1)
    }
  }
  return blocks
}

/** For each pair: blocks up to `until` that are no multiple of `spacing` are forgotten. */
export function forgotten(tip: number): readonly { until: number; spacing: number }[] {
  return spacings
    .map((spacing) => ({ until: tip - DENSE * spacing, spacing: spacing * STEP }))
    .filter(({ until }) => until >= 0)
}
