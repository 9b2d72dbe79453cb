import type { FarmPool } from '@love/protocol/farm/farm'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { Token } from '@love/protocol/tokens/token'
import { faith, love } from '@love/protocol/tokens/tokens'

/** A place of another program. */
export type Action = { readonly label: string; readonly to: `/${string}` }

export function tokenActions(token: Token, raw: bigint | undefined): readonly Action[] {
  if (token.symbol === faith.symbol)
    return [{ label: 'Deposit', to: '/faith' }, ...when(raw, { label: 'Withdraw', to: '/faith?tab=leave' })]
  const buy: Action = { label: 'Buy', to: `/swap?to=${token.symbol}` }
  if (raw === 0n) return [buy]
  const swap: Action = { label: 'Swap', to: `/swap?from=${token.symbol}` }
  return token.symbol === love.symbol ? [swap, { label: 'Get FAITH', to: '/faith' }] : [swap]
}

type LpActionsParameters = { readonly raw: bigint; readonly pools: readonly FarmPool[] }

export function lpActions({ name }: PairDefinition, { raw, pools }: LpActionsParameters): readonly Action[] {
  const hasPool = pools.some(({ pair }) => pair?.name === name)
  return [
    ...(hasPool ? when(raw, { label: 'Stake', to: `/farm/${name}` }) : []),
    { label: 'Add', to: `/liquidity/${name}` },
    ...when(raw, { label: 'Remove', to: `/liquidity/${name}?tab=remove` }),
  ]
}

export function stakeActions(pool: FarmPool): readonly Action[] {
  const to = poolPath(pool)
  return [
    // A pool that has ended takes nothing any more.
    ...(pool.allocPoint > 0n ? [{ label: 'Stake', to }] : []),
    ...when(pool.stake?.amount, { label: 'Unstake', to: `${to}?tab=unstake` }),
  ]
}

export function rewardActions(pool: FarmPool): readonly Action[] {
  return when(pool.stake?.pending, { label: 'Harvest', to: poolPath(pool) })
}

/** As the farm names its places. */
function poolPath({ pid, pair }: Pick<FarmPool, 'pid' | 'pair'>): `/${string}` {
  return `/farm/${pair ? pair.name : `pool-${pid}`}`
}

/** What only has a use where there is something, or where nobody knows. */
function when(raw: bigint | undefined, action: Action): readonly Action[] {
  return raw === 0n ? [] : [action]
}
