/** What a list or fact of the gateway was, when that was, and the way to ask at once. */
export type GatewayReading = {
  readonly failureReason: unknown
  /** Zero before the first answer. */
  readonly readAtMs: number
  readonly readAgain: () => Promise<void>
}
