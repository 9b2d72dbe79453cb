import type { TestChain } from './createTestChain.ts'
import { deployFarm } from './deployFarm.ts'

/** Pool 0 weighs three times as much as pool 1 and has no fee; 1,000 units of LOVE are shared per block. */
export async function deployPools(chain: TestChain) {
  const contracts = await deployFarm(chain)
  await contracts.farm.write.add([3n, contracts.lpTokens[0].address, 0])
  await contracts.farm.write.add([1n, contracts.lpTokens[1].address, 400])
  return contracts
}
