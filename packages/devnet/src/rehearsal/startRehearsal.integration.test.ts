import { mainnet } from '@love/contracts/deployments/1'
import { readFarmPools } from '@love/protocol/actions/readFarmPools'
import { readPairs } from '@love/protocol/actions/readPair'
import { readVault } from '@love/protocol/actions/readVault'
import { pairs, pricePairs } from '@love/protocol/pairs/pairs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Devnet } from '../startDevnet.ts'
import { startRehearsal } from './startRehearsal.ts'

let rehearsal: Devnet
beforeAll(async () => {
  rehearsal = await startRehearsal()
})
afterAll(() => rehearsal.close())

test('default: chain 1, with everything where mainnet has it', async () => {
  expect(await rehearsal.client.getChainId()).toBe(1)
  const { pairs: _, ...contracts } = mainnet
  expect(rehearsal.contracts.deployment).toEqual(contracts)
})

test('default: every pair has reserves, the farm its pools, the vault its shares', async () => {
  const { client } = rehearsal
  const read = await readPairs(client, { deployment: mainnet, pairs: pricePairs })
  for (const { definition, reserves } of read.pairs)
    expect(reserves?.other.raw, definition.name).toBeGreaterThan(0n)
  expect((await readFarmPools(client, { deployment: mainnet })).pools).toHaveLength(pairs.length)
  expect(await readVault(client, { deployment: mainnet })).toMatchObject({ active: true, mayMint: true })
})
