/** By so much may the clocks of two servers differ. */
export const CLOCK_TOLERANCE_MS = 30_000
