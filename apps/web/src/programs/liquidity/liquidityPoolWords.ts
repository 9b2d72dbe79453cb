import type { Liquidity } from '@love/protocol/actions/readLiquidity'
import { isEmpty } from '@love/protocol/liquidity/pool'

/** Words for a pool that is not like others; nothing for one that is. */
export function liquidityPoolWords({ pair, pool }: Pick<Liquidity, 'pair' | 'pool'>): readonly string[] {
  if (!pool)
    return [
      `There is no ${pair.name} pool yet. Your deposit creates it (at a higher network fee) and sets the initial price.`,
    ]
  if (isEmpty(pool)) return [`The ${pair.name} pool is empty. Your deposit sets the initial price.`]
  if (pool.reserves.base === 0n || pool.reserves.other === 0n)
    return [
      `The ${pair.name} pool holds only one of its two tokens. You can add liquidity once it holds both.`,
    ]
  return []
}
