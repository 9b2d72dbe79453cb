import { network } from '../chain/network.ts'

/** Chains are told apart by their number; names we know are added. */
export function networkName(chainId: number | undefined): string {
  if (chainId === undefined) return 'unknown'
  const name = chainId === network.chain.id ? network.chain.name : knownNames[chainId]
  return name ? `${name} (${chainId})` : `chain ${chainId}`
}

const knownNames: Readonly<Record<number, string>> = {
  1: 'Ethereum',
  10: 'OP Mainnet',
  56: 'BNB Smart Chain',
  100: 'Gnosis',
  137: 'Polygon',
  8453: 'Base',
  42161: 'Arbitrum One',
  11155111: 'Sepolia',
}
