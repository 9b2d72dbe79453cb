import type { Deployment } from '@love/contracts/deployments/deployment'
import { readPair } from '@love/protocol/actions/readPair'
import { type Contracts, deployContracts } from '../deploy/deployContracts.ts'
import type { DevnetClient } from '../devnetClient.ts'
import { openingPairs } from '../market/openingMarket.ts'
import { writeHistory } from '../market/writeHistory.ts'
import type { Roles } from '../roles.ts'
import { safeHistory } from './safeHistory.ts'
import { seedBalances } from './seedBalances.ts'
import { seedFarm } from './seedFarm.ts'
import { seedPairs } from './seedPairs.ts'
import { type SeededSafes, seedSafes } from './seedSafes.ts'
import { seedVault } from './seedVault.ts'

export type SeedChainParameters = {
  roles: Roles
  historyHours: number
  now: () => number
  /** Where the contracts shall be. */
  deployment: Deployment
}
export type SeededChain = { readonly contracts: Contracts; readonly safes: SeededSafes }

/** Everything that is on the devnet when people arrive, ending with a block of this moment. */
export async function seedChain(client: DevnetClient, parameters: SeedChainParameters): Promise<SeededChain> {
  const { roles, historyHours, now, deployment } = parameters
  const contracts = await deployContracts(client, roles, deployment)
  await seedBalances(client, contracts, roles)
  await seedPairs(client, contracts, roles)
  await seedFarm(client, contracts, roles)
  await seedVault(client, contracts, roles)
  const safes = await seedSafes(client, contracts, roles)
  const steps = safeHistory(client, contracts, roles, safes)
  const pairs = await Promise.all(openingPairs.map(({ pair }) => readPair(client, { deployment, pair })))
  const { timestamp } = await client.getBlock()
  await writeHistory(client, {
    contracts,
    roles,
    pairs,
    from: Number(timestamp),
    hours: historyHours,
    events: spread(steps, historyHours),
  })
  if (historyHours < steps.length) for (const step of steps) await step()
  await client.setNextBlockTimestamp({ timestamp: BigInt(Math.floor(now() / 1000)) })
  await client.mine({ blocks: 1 })
  return { contracts, safes }
}

function spread<T>(steps: readonly T[], hours: number): ReadonlyMap<number, T> {
  if (hours < steps.length) return new Map()
  return new Map(steps.map((step, index) => [Math.floor(((index + 1) * hours) / (steps.length + 1)), step]))
}
