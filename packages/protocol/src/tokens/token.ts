/** An ERC-20 token or ether. Its address depends on the chain: see `tokenAddress`. */
export type Token = {
  readonly symbol: string
  readonly name: string
  /** A hint that lets numbers show at once; what the chain says rules. */
  readonly decimals: number
  /** Name of the icon in ui98. */
  readonly icon: string
  /** Refuses to change a non-zero allowance: it must be set to zero first. */
  readonly resetsAllowance?: true
}

export function defineToken<const T extends Token>(token: T): T {
  return token
}
