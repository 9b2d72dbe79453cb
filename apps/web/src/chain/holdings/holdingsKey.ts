import type { Address } from 'viem'

/** What every query about an account's holdings begins with: whoever knows that they changed asks for all of them. */
export function holdingsKey(chainId: number, account: Address | undefined): readonly unknown[] {
  return ['holdings', chainId, account?.toLowerCase()]
}
