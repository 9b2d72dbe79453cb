import type { Holdings } from '@love/protocol/actions/readHoldings'
import type { Liquidity } from '@love/protocol/actions/readLiquidity'
import type { Sides } from '@love/protocol/liquidity/pool'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import type { Figure } from '@love/protocol/prices/figure'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import type { Token } from '@love/protocol/tokens/token'
import { eth } from '@love/protocol/tokens/tokens'
import { type Address, isAddressEqual } from 'viem'
import { useChain } from '../../chain/chainContext.ts'
import { useHoldings } from '../../chain/holdings/useHoldings.ts'
import { liquidityQuery } from '../../chain/pools/liquidityQuery.ts'
import { useLpPositions } from '../../chain/pools/useLpPositions.ts'
import { usePools } from '../../chain/pools/usePools.ts'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { usePairs } from '../../chain/usePairs.ts'
import { useReading } from '../../chain/useReading.ts'
import { useGasPrice } from '../../trading/fees/useGasPrice.ts'
import { type KnownFees, useTokenFees } from '../../trading/fees/useTokenFees.ts'
import { useConnection } from '../../wallet/connection.ts'

/** All that the window of one pair knows; what is undefined has not come yet, or nobody is connected. */
export type PairReading = {
  readonly pair: PairDefinition
  readonly account: Address | undefined
  readonly liquidity: Liquidity | undefined
  readonly balances: Sides | undefined
  /** What the router may take. */
  readonly allowances: Sides | undefined
  readonly ether: bigint | undefined
  readonly gasPrice: bigint | undefined
  /** What the two tokens keep of every transfer. */
  readonly transferFees: KnownFees
  /** LP tokens in the farm. */
  readonly staked: bigint | undefined
  /** USD for one whole token. */
  readonly price: (token: Token) => Figure
}

export function usePairLiquidity(pair: PairDefinition) {
  const chain = useChain()
  const { address: account } = useConnection()
  const tokens = [pair.base, pair.other, ...(pair.other.symbol === eth.symbol ? [] : [eth])]
  const liquidity = useReading(liquidityQuery(chain, { pair, account }))
  const holdings = useHoldings({ account, tokens })
  const states = usePairs()
  const pools = usePools()
  const positions = useLpPositions(account)
  const gasPrice = useGasPrice()
  const transferFees = useTokenFees([pair.base, pair.other], states.data?.pairs)

  const lpToken = pairAddress(chain.deployment, pair)
  const pid = pools.data?.farm.pools.find((pool) => isAddressEqual(pool.lpToken, lpToken))?.pid
  const reading: PairReading = {
    pair,
    account,
    liquidity: liquidity.data,
    balances: sidesOf(pair, holdings.data?.balances),
    allowances: sidesOf(pair, holdings.data?.allowances),
    ether: holdings.data?.balances[eth.symbol],
    gasPrice,
    transferFees,
    staked: positions.data && pools.data && (positions.data.staked[Number(pid ?? -1)] ?? 0n),
    price: states.data || states.failure ? usdPrices(states.data?.pairs ?? []) : () => beingRead,
  }

  async function readAgain() {
    await Promise.all([liquidity.readAgain(), states.readAgain(), account && holdings.readAgain()])
  }

  const failure = liquidity.failure ?? holdings.failure
  return { reading, data: liquidity.data, failure, readAgain }
}

function sidesOf(pair: PairDefinition, bySymbol: Holdings['balances'] | undefined): Sides | undefined {
  if (!bySymbol) return undefined
  return { base: bySymbol[pair.base.symbol] ?? 0n, other: bySymbol[pair.other.symbol] ?? 0n }
}
