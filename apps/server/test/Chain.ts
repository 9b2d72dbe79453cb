import { createChain } from '@love/devnet/createChain'

/** As much of a node as the tests use: the in-process chain, without its HTTP server. */
export type Chain = { request(call: { method: string; params?: unknown[] }): Promise<unknown> }

export async function createTestChain(chainId = 1337): Promise<Chain> {
  const provider = await createChain({ chainId })
  return { request: (call) => provider.request(call) }
}

/** One by one: mined in bulk, blocks are made up only when asked for, and come out the same on every branch. */
export async function mine(chain: Chain, blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block++) await chain.request({ method: 'evm_mine' })
}

export async function mineInBulk(chain: Chain, blocks: number): Promise<void> {
  await chain.request({ method: 'hardhat_mine', params: [`0x${blocks.toString(16)}`] })
}

/** Replaces the last blocks by as many others. */
export async function reorganise(chain: Chain, snapshot: unknown, blocks: number): Promise<void> {
  await chain.request({ method: 'evm_revert', params: [snapshot] })
  // Empty blocks at the same time would come out with the same hash.
  await chain.request({ method: 'hardhat_setPrevRandao', params: [`0x${'5e'.repeat(32)}`] })
  await mine(chain, blocks)
}
