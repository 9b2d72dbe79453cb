import {
  type Address,
  type Chain,
  createTestClient,
  custom,
  defineChain,
  publicActions,
  walletActions,
} from 'viem'

export const devnetChain = defineChain({
  id: 1337,
  name: 'LOVE devnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
})

export type DevnetClient = ReturnType<typeof createDevnetClient>

/** Reads, writes from the unlocked accounts, and control of blocks and time, all in process. */
export function createDevnetClient(provider: Parameters<typeof custom>[0], chain: Chain = devnetChain) {
  return createTestClient({ mode: 'hardhat', chain, transport: custom(provider), cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions)
}

/** A sender with explicit gas and fees: letting the chain estimate would double the time of every transaction. */
export function sender(account: Address) {
  return { account, gas: 15_000_000n, maxFeePerGas: 20_000_000_000n, maxPriorityFeePerGas: 0n }
}
