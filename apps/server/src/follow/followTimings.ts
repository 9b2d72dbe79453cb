import type { NetworkName } from '../networks.ts'

/** In milliseconds where nothing else is said. Tests shorten them. */
export type FollowTimings = {
  /** Between two looks for a new block. */
  pollMs: number
  /** How long the server that follows may be silent until another one takes over. */
  leaseMs: number
  /** The longest wait after failures. */
  longestWaitMs: number
  /** How many blocks become one transaction at most, unless they are full of logs. */
  stepBlocks: number
}

const leaseMs = 4_000
const longestWaitMs = 30_000
const stepBlocks = 2_000

/** On the devnet a block comes with every transaction; on mainnet every 12 s, and pages look every 4 s. */
export const followTimings: Record<NetworkName, FollowTimings> = {
  local: { pollMs: 1_000, leaseMs, longestWaitMs, stepBlocks },
  mainnet: { pollMs: 4_000, leaseMs, longestWaitMs, stepBlocks },
}
