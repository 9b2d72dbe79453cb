import type { Transaction } from './transaction.ts'

/** Whose transactions: an address, checksummed, on one chain. */
export type Owner = Pick<Transaction, 'address' | 'chainId'>

/** One key an owner: what is broken or cleared for one is whole for the others. */
export function storageKey({ address, chainId }: Owner): string {
  return `${address}-${chainId}-transactions`
}
