/** What a wallet may need to know while it is dialled. */
export type LineParameters = {
  /** Aborted when nobody waits any more. */
  readonly signal?: AbortSignal | undefined
  /** Takes an address to scan, or to open on a phone. */
  readonly onUri?: ((uri: string) => void) | undefined
}
