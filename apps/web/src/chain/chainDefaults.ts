/** The specified defaults of everything that reads the chain. */
export const chainDefaults = {
  pollingMs: 4_000,
  requestTimeoutMs: 10_000,
  retries: 3,
  /** The first wait, doubled each time: all of them, and the time between two polls, stay below five seconds. */
  retryMs: 25,
  /** One day, in memory and in storage alike. */
  queryCacheMs: 86_400_000,
  queryCacheKey: 'cache',
  multicallWaitMs: 32,
  /** viem counts bytes of calldata here, not calls. */
  multicallBatchSize: 1_024,
  /** Longer than the multicall wait: the multicalls of one table start up to that much apart and share one POST. */
  rpcBatchWaitMs: 40,
  /** What the server's proxy accepts in one POST: calls, and characters, which are bytes here. */
  rpcBatchSize: 50,
  rpcBodyCharacters: 65_536,
} as const
