import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { type Address, erc20Abi } from 'viem'
import type { Contracts } from '../deploy/deployContracts.ts'
import { type DevnetClient, sender } from '../devnetClient.ts'
import { openingPairs } from '../market/openingMarket.ts'
import type { Roles } from '../roles.ts'

/** How many thousandths of a pair's LP tokens someone gets, and how many of those are staked. */
type Share = { readonly holder: Address; readonly held: bigint; readonly staked: bigint }

/** A pool for each of the ten pairs, with the whale and the demo accounts in them. */
export async function seedFarm(client: DevnetClient, { deployment }: Contracts, roles: Roles): Promise<void> {
  const from = sender(roles.deployer)
  const pools = openingPairs.flatMap(({ pair, pool }) => (pool ? [{ pair, pool }] : []))
  for (const [pid, { pair, pool }] of pools.entries()) {
    const lpToken = pairAddress(deployment, pair)
    const supply = await client.readContract({ abi: erc20Abi, address: lpToken, functionName: 'totalSupply' })
    await client.writeContract({
      ...from,
      abi: loveFarmAbi,
      address: deployment.farm,
      functionName: 'add',
      args: [pool.allocPoint, lpToken, pool.depositFeeBasisPoints],
    })
    for (const { holder, held, staked } of sharesOf(roles, pid)) {
      await client.writeContract({
        ...from,
        abi: erc20Abi,
        address: lpToken,
        functionName: 'transfer',
        args: [holder, (supply * held) / 1000n],
      })
      if (staked > 0n)
        await stake(client, deployment.farm, { holder, lpToken, pid, amount: (supply * staked) / 1000n })
    }
  }
}

/** The demo accounts differ: the first is in most pools, the second in some, the third only holds LP tokens. */
function sharesOf({ whale, demo: [first, second, third] }: Roles, pid: number): Share[] {
  return [
    { holder: whale, held: 600n, staked: 550n },
    { holder: first, held: 20n, staked: pid < 7 ? 12n : 0n },
    { holder: second, held: 10n, staked: pid % 3 === 0 ? 8n : 0n },
    { holder: third, held: 5n, staked: 0n },
  ]
}

type Stake = { holder: Address; lpToken: Address; pid: number; amount: bigint }

/** Approves exactly what it stakes, as the app does. */
async function stake(client: DevnetClient, farm: Address, { holder, lpToken, pid, amount }: Stake) {
  const from = sender(holder)
  await client.writeContract({
    ...from,
    abi: erc20Abi,
    address: lpToken,
    functionName: 'approve',
    args: [farm, amount],
  })
  await client.writeContract({
    ...from,
    abi: loveFarmAbi,
    address: farm,
    functionName: 'deposit',
    args: [BigInt(pid), amount],
  })
}
