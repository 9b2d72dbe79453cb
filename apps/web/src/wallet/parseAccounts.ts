import { type Address, getAddress, isAddress } from 'viem'

/** The accounts in an answer of a wallet, checksummed, each once; what is no address is left out. */
export function parseAccounts(answer: unknown): readonly Address[] {
  if (!Array.isArray(answer)) return []
  const addresses = answer.filter(
    (account): account is Address => typeof account === 'string' && isAddress(account, { strict: false }),
  )
  return [...new Set(addresses.map((address) => getAddress(address)))]
}
