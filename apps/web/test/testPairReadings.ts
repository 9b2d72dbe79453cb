import { devnet } from '@love/contracts/deployments/1337'
import type { PairState } from '@love/protocol/actions/readPair'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { pairs } from '@love/protocol/pairs/pairs'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { love } from '@love/protocol/tokens/tokens'
import type { PairReadings } from '../src/programs/pairs/pairReadings.ts'

const whole = (count: bigint, decimals: number) => count * 10n ** BigInt(decimals)

/** 1,000,000 of the base on one side and 10,000 tokens on the other. */
export function pairState(pair: PairDefinition, other = 10_000n, base = 1_000_000n): PairState {
  return {
    definition: pair,
    address: pairAddress(devnet, pair),
    reserves: {
      base: { raw: whole(base, pair.base.decimals), token: pair.base },
      other: { raw: whole(other, pair.other.decimals), token: pair.other },
    },
  }
}

/** Everything read: half of all LP tokens is staked, all pools have the same weight, nobody is connected. */
export function testPairReadings(
  changes: Partial<PairReadings> = {},
  states: readonly PairState[] = pairs.map((pair) => pairState(pair)),
): PairReadings {
  return {
    states,
    pools: {
      farm: {
        lovePerBlock: { raw: 10n ** 18n, token: love },
        totalAllocPoint: 100n,
        pools: pairs.map((pair, pid) => ({
          pid: BigInt(pid),
          lpToken: pairAddress(devnet, pair),
          allocPoint: 10n,
          depositFeeBasisPoints: 0,
        })),
      },
      supplies: Object.fromEntries(pairs.map(({ name }) => [name, { total: 1_000n, staked: 500n }])),
    },
    poolsFailure: undefined,
    market: pairs.map(({ name }, index) => ({
      name,
      price: '0.01',
      change24h: `${index % 2 ? '-' : ''}0.0123`,
      volumeUsd24h: `${1_000 * (index + 1)}`,
      feesUsd24h: '3',
      liquidityUsd: '20000',
      swaps24h: 1,
    })),
    marketFailure: undefined,
    positions: undefined,
    price: usdPrices(states),
    ...changes,
  }
}
