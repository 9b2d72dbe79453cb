import type { Liquidity } from '@love/protocol/actions/readLiquidity'
import { isEmpty } from '@love/protocol/liquidity/pool'

/** Words for a pool that is not like others; nothing for one that is. */
export function liquidityPoolWords({ pair, pool }: Pick<Liquidity, 'pair' | 'pool'>): readonly string[] {
  if (!pool)
    return [
      `There is no ${pair.name} pool yet. The first deposit creates it, which costs a higher network fee, and its two amounts set the price.`,
    ]
  if (isEmpty(pool))
    return [`The ${pair.name} pool is empty. The first deposit sets the price by its two amounts.`]
  if (pool.reserves.base === 0n || pool.reserves.other === 0n)
    return [
      `The ${pair.name} pool holds only one of its two tokens. Nothing can be added until someone puts the other one in.`,
    ]
  return []
}
