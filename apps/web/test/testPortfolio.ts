import { devnet } from '@love/contracts/deployments/1337'
import type { PairState } from '@love/protocol/actions/readPair'
import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import type { FarmPool } from '@love/protocol/farm/farm'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { pairs, pricePairs } from '@love/protocol/pairs/pairs'
import { faith, love, tokens } from '@love/protocol/tokens/tokens'

const clock = { block: 100n, timestamp: 1_700_000_000n }
const whole = (count: bigint, decimals = 18) => count * 10n ** BigInt(decimals)

/** 1,000,000 of the base on one side and 10,000 tokens on the other: one token is 100 of the base. */
function pairState(pair: PairDefinition): PairState {
  return {
    definition: pair,
    address: pairAddress(devnet, pair),
    reserves: {
      base: { raw: whole(1_000_000n, pair.base.decimals), token: pair.base },
      other: { raw: whole(10_000n, pair.other.decimals), token: pair.other },
    },
  }
}

export function testPool(pid: bigint, pair: PairDefinition | undefined, amount = 0n, pending = 0n): FarmPool {
  return {
    pid,
    pair,
    lpToken: pair ? pairAddress(devnet, pair) : devnet.router,
    allocPoint: 1n,
    lastRewardBlock: 0n,
    accLovePerShare: 0n,
    depositFeeBasisPoints: 0n,
    staked: whole(500n),
    supply: whole(1_000n),
    stake: { amount, pending, rewardDebt: 0n, held: 0n, allowance: 0n },
  }
}

export type TestPortfolioParameters = {
  /** By symbol, in the smallest parts; all others are zero. */
  held?: Readonly<Record<string, bigint | undefined>>
  /** By the name of the pair; 1,000 LP tokens of each exist. */
  lp?: Readonly<Record<string, bigint>>
  pools?: readonly FarmPool[]
  states?: readonly PairState[]
  /** 200 LOVE for 100 shares. */
  shares?: bigint
}

export function testPortfolio(parameters: TestPortfolioParameters = {}): Portfolio {
  const { held = {}, lp = {}, shares = whole(100n) } = parameters
  const { pools = pairs.map((pair, pid) => testPool(BigInt(pid), pair)) } = parameters
  return {
    ...clock,
    account: devnet.farm,
    wallet: {
      ...clock,
      tokens: tokens.map((token) => ({
        token,
        address: devnet.tokens[token.symbol as keyof typeof devnet.tokens],
        held: token.symbol in held ? held[token.symbol] : 0n,
      })),
      lpTokens: pairs.map((pair) => ({
        pair,
        address: pairAddress(devnet, pair),
        held: lp[pair.name] ?? 0n,
        supply: whole(1_000n),
      })),
    },
    farm: {
      ...clock,
      lovePerBlock: 1n,
      totalAllocPoint: 10n,
      startBlock: 0n,
      loveHeld: 0n,
      mayMint: true,
      pools,
    },
    vault: {
      ...clock,
      active: true,
      feePercent: 10n,
      lovePerBlock: { raw: 0n, token: love },
      lastMintBlock: 100n,
      loveHeld: { raw: whole(200n), token: love },
      shares: { raw: shares, token: faith },
      mayMint: true,
      position: undefined,
    },
    pairs: parameters.states ?? pricePairs.map(pairState),
  }
}
