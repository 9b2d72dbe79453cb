export type NodeHead = { number: number; hash: string /** Seconds. */; timestamp: number }

export type Seen = { kind: 'seen'; chainId: number; head: NodeHead }

/** A node that fell silent is judged by what it said last; nothing is known of one that never spoke. */
export type NodeObservation = Seen | { kind: 'silent'; last?: Seen | undefined }

export function lastSeen(observation: NodeObservation): Seen | undefined {
  return observation.kind === 'seen' ? observation : observation.last
}

export type NodeVerdict =
  | { status: 'healthy' }
  /** Asked last. */
  | { status: 'benched'; reason: string }
  /** Never asked: it speaks of another chain, or may do so, as it was not heard yet. */
  | { status: 'unusable'; reason: string }

export type JudgeNodesParameters = { chainId: number; now: number }

/** Above these a node is asked last. */
const MAX_BLOCKS_BEHIND = 8
const MAX_HEAD_AGE_SECONDS = 60

/** Staleness is relative: when no node is fresher, the chain itself stands still and the node is not to blame. */
export function judgeNodes(
  observations: readonly NodeObservation[],
  { chainId, now }: JudgeNodesParameters,
): NodeVerdict[] {
  const heads = observations.flatMap((seen) =>
    seen.kind === 'seen' && seen.chainId === chainId ? [seen.head] : [],
  )
  const best = Math.max(...heads.map((head) => head.number))
  const age = (head: NodeHead) => Math.floor(now / 1000) - head.timestamp
  const someFresh = heads.some((head) => age(head) <= MAX_HEAD_AGE_SECONDS)

  return observations.map((seen): NodeVerdict => {
    if (seen.kind === 'silent') {
      return { status: seen.last?.chainId === chainId ? 'benched' : 'unusable', reason: 'does not respond' }
    }
    if (seen.chainId !== chainId) return { status: 'unusable', reason: `is on chain ${seen.chainId}` }
    const behind = best - seen.head.number
    if (behind > MAX_BLOCKS_BEHIND) return { status: 'benched', reason: `is ${behind} blocks behind` }
    if (someFresh && age(seen.head) > MAX_HEAD_AGE_SECONDS) {
      return { status: 'benched', reason: `its latest block is ${age(seen.head)} s old` }
    }
    return { status: 'healthy' }
  })
}
