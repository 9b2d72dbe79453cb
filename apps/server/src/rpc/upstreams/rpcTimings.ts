/** Milliseconds. Tests shorten them. */
export type RpcTimings = {
  /** How long one node may keep silent before the next is asked as well. */
  hedgeMs: number
  /** For one request of a client, all nodes and retries together. */
  budgetMs: number
  pollMs: number
  pollTimeoutMs: number
}

export const rpcTimings: RpcTimings = {
  hedgeMs: 1_500,
  budgetMs: 10_000,
  pollMs: 4_000,
  pollTimeoutMs: 3_500,
}
