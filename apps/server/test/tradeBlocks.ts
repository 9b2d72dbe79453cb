import { openingPairs } from '@love/devnet/market/openingMarket'
import { trade } from '@love/devnet/market/trade'
import type { Devnet } from '@love/devnet/startDevnet'
import { readPair } from '@love/protocol/actions/readPair'

/** Mines blocks, two of three with swaps. The seed decides what is in them. */
export async function tradeBlocks(devnet: Devnet, blocks: number, seed: number): Promise<void> {
  const { client, contracts, roles } = devnet
  const { deployment } = contracts
  const states = await Promise.all(openingPairs.map(({ pair }) => readPair(client, { deployment, pair })))
  for (let block = seed; block < seed + blocks; block++) {
    if (block % 3 === 0) {
      await client.mine({ blocks: 1 })
      continue
    }
    const chosen = states.filter((_, at) => (at + block) % 4 === 0)
    const orders = chosen.flatMap((state) => {
      if (!state.reserves) return []
      const paid = block % 2 === 0 ? state.reserves.other : state.reserves.base
      return [{ state, amountIn: { ...paid, raw: paid.raw / BigInt(1_000 + seed) } }]
    })
    await trade(client, contracts, roles, orders)
  }
}

/** Replaces all blocks since the snapshot by others. */
export async function reorganiseWithTrades(
  devnet: Devnet,
  { snapshot, blocks, seed }: { snapshot: `0x${string}`; blocks: number; seed: number },
): Promise<void> {
  await devnet.client.revert({ id: snapshot })
  // Empty blocks at the same time would come out with the same hash.
  const prevRandao = `0x${seed.toString(16).padStart(64, '5')}`
  await devnet.client.request<{ Method: string; Parameters: [string]; ReturnType: unknown }>({
    method: 'hardhat_setPrevRandao',
    params: [prevRandao],
  })
  await tradeBlocks(devnet, blocks, seed)
}
