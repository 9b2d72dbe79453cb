import { devnet } from '@love/contracts/deployments/1337'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import { pairs, pricePairs } from '../pairs/pairs.ts'
import { faith, love } from '../tokens/tokens.ts'
import { parseSnapshot } from './parseSnapshot.ts'
import type { Snapshot } from './snapshot.ts'
import { snapshotFigures } from './snapshotReply.ts'

const addressOf = pairAddress.bind(undefined, devnet)
const page = { chainId: devnet.chainId, addressOf }
const largest = 2n ** 256n - 1n

function testSnapshot(amount: bigint): Snapshot {
  const at = { block: 812n, timestamp: 1_800_000_000n }
  return {
    chainId: devnet.chainId,
    hash: `0x${'ab'.repeat(32)}`,
    ...at,
    pairs: pricePairs.map((definition, index) => ({
      definition,
      address: addressOf(definition),
      reserves:
        index === 0
          ? undefined
          : { base: { raw: amount, token: definition.base }, other: { raw: 1n, token: definition.other } },
    })),
    lpSupplies: { 'LOVE-ETH': { total: amount, staked: 0n } },
    supplies: { LOVE: amount },
    farm: {
      ...at,
      lovePerBlock: amount,
      totalAllocPoint: 3n,
      startBlock: 1n,
      loveHeld: 2n,
      mayMint: undefined,
      pools: [undefined, pairs[0]].map((pair, pid) => ({
        pid: BigInt(pid),
        lpToken: '0x0000000000000000000000000000000000000001' as const,
        pair,
        allocPoint: amount,
        lastRewardBlock: 4n,
        accLovePerShare: 5n,
        depositFeeBasisPoints: 6n,
        staked: 7n,
        supply: amount,
        stake: undefined,
      })),
    },
    vault: {
      ...at,
      active: true,
      mayMint: false,
      feePercent: 3n,
      lastMintBlock: 9n,
      lovePerBlock: { raw: amount, token: love },
      loveHeld: { raw: 1n, token: love },
      shares: { raw: amount, token: faith },
      position: undefined,
    },
  }
}

test.each([0n, 1n, largest])(
  'default: what was read is read again from the reply, with amounts of %s',
  (amount) => {
    const snapshot = testSnapshot(amount)
    const reply: unknown = JSON.parse(JSON.stringify(snapshotFigures(snapshot)))
    expect(parseSnapshot(reply, page)).toEqual(snapshot)
  },
)

test('error: another version, another chain, and what is no snapshot', () => {
  const reply = snapshotFigures(testSnapshot(1n))
  for (const value of [
    undefined,
    null,
    'x',
    [],
    {},
    { ...reply, version: 2 },
    { ...reply, chainId: 1 },
    { ...reply, hash: '0x12' },
    { ...reply, block: '-1' },
    { ...reply, block: 812 },
    { ...reply, timestamp: '1' },
    { ...reply, reserves: {} },
    { ...reply, reserves: { ...reply.reserves, 'LOVE-USDT': ['1'] } },
    { ...reply, supplies: { LOVE: '1e9' } },
    { ...reply, supplies: { LOVE: '9'.repeat(79) } },
    { ...reply, farm: { ...reply.farm, pools: {} } },
    { ...reply, farm: { ...reply.farm, pools: [{ ...reply.farm.pools[0], pair: 'LOVE-NOBODY' }] } },
    { ...reply, farm: { ...reply.farm, pools: [{ ...reply.farm.pools[0], lpToken: '0x1' }] } },
    { ...reply, vault: { ...reply.vault, active: 'yes' } },
  ])
    expect(parseSnapshot(value, page)).toBeUndefined()
})

test('behavior: whatever comes, it is a snapshot or nothing', () => {
  const reply = snapshotFigures(testSnapshot(5n))
  const names = Object.keys(reply)
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.anything(), (name, value) => {
      const parsed = parseSnapshot({ ...reply, [name]: value }, page)
      expect(parsed === undefined || typeof parsed.block === 'bigint').toBe(true)
    }),
    { numRuns: runs(200, 5_000) },
  )
})

test('behavior: where a pair stands is not the server’s to say', () => {
  const parsed = parseSnapshot(snapshotFigures(testSnapshot(1n)), page)
  for (const { definition, address } of parsed?.pairs ?? []) expect(address).toBe(addressOf(definition))
})
