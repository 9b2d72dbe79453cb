/** Where the gateway is, and how it is reached. */
export type Gateway = {
  /** With or without a path, for example `https://safe-client.safe.global`. */
  readonly baseUrl: string
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly timeoutMs?: number | undefined
}
