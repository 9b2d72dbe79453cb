export type SignatureLimits = {
  /** Of everything that is sent as a signature. */
  bytes: number
  /** Contracts that are asked for one signature, nested ones included. */
  contracts: number
  /** A Safe that owns the Safe is 1, a Safe that owns that one is 2. */
  depth: number
  /** For one contract to check its signature. */
  gas: number
  /** For all questions about one signature. */
  timeoutMs: number
}

export const signatureLimits: SignatureLimits = {
  bytes: 16_384,
  contracts: 16,
  depth: 3,
  gas: 2_000_000,
  timeoutMs: 5_000,
}
