import type { Chain } from 'viem'

/** Where the public can look it up; nowhere on a chain without an explorer. */
export function explorerUrl(
  { blockExplorers }: Pick<Chain, 'blockExplorers'>,
  kind: 'tx' | 'address',
  id: string,
): string | undefined {
  return blockExplorers && `${blockExplorers.default.url}/${kind}/${id}`
}
