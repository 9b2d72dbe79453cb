import { zeroAddress } from 'viem'
import type { DescribeDeps } from '../decode/describeDeps.ts'

/** What the sender of a transaction is paid in. Undefined for ether, and for what is no token. */
export async function gasTokenInfo({ readToken }: DescribeDeps, address: string | null) {
  if (address === null || address === zeroAddress) return undefined
  const facts = await readToken(address)
  if (facts?.kind !== 'erc20') return undefined
  const { name, symbol, decimals } = facts
  return { type: 'ERC20', address: facts.address, name, symbol, decimals, logoUri: '' } as const
}
