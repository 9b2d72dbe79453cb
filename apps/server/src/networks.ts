export type NetworkName = 'local' | 'mainnet'

export type NetworkDefaults = {
  chainId: number
  /** Whether people reach the server over the internet, so that https and named nodes are required. */
  isPublic: boolean
  /** Blocks on top of a transaction before it counts as confirmed. */
  confirmations: number
}

export const networks: Record<NetworkName, NetworkDefaults> = {
  local: { chainId: 1337, isPublic: false, confirmations: 1 },
  mainnet: { chainId: 1, isPublic: true, confirmations: 12 },
}
