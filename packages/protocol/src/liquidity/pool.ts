/** Amounts of both tokens of a pair, in their smallest parts. */
export type Sides = { readonly token: bigint; readonly base: bigint }
export type Side = keyof Sides

/** All that decides what a deposit mints and what a withdrawal pays, of one block. */
export type PoolState = {
  /** What the pair counts with. */
  readonly reserves: Sides
  /** What it really holds: more, when someone gave it something without asking for LP tokens. */
  readonly balances: Sides
  /** All LP tokens. */
  readonly supply: bigint
  /** Product of the reserves at the last deposit or withdrawal; zero where nobody takes a share of the fees. */
  readonly lastProduct: bigint
  /** The factory has a receiver who gets a sixth of the fees, as new LP tokens. */
  readonly sharesFees: boolean
}

/** A deposit sets the price. */
export function isEmpty({ reserves }: PoolState): boolean {
  return reserves.base === 0n && reserves.token === 0n
}
