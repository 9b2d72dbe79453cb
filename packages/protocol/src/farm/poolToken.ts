import { lpToken } from '../liquidity/lpToken.ts'
import type { Token } from '../tokens/token.ts'
import type { FarmPool } from './farm.ts'

type PoolIdentity = Pick<FarmPool, 'pid' | 'pair'>

/** What is staked in a pool. Every Uniswap V2 LP token has 18 decimals, also those of pairs that we do not list. */
export function poolToken({ pid, pair }: PoolIdentity): Token {
  return pair
    ? lpToken(pair)
    : { symbol: 'LP', name: `Liquidity token of farm pool ${pid}`, decimals: 18, icon: 'farm' }
}

export function poolName({ pid, pair }: PoolIdentity): string {
  return pair ? pair.name : `farm pool ${pid}`
}
