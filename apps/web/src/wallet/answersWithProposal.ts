/** A Safe: what it answers is the hash of a proposal that its owners still have to sign, not of a transaction. */
const proposing: readonly string[] = ['safe']

/** The connector knows; the length of a hash says nothing. */
export function answersWithProposal({ type }: { readonly type: string }): boolean {
  return proposing.includes(type)
}
