import type { Sides } from '@love/protocol/liquidity/pool'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { routingPairs } from '@love/protocol/pairs/pairs'
import type { Token } from '@love/protocol/tokens/token'
import { eth, love } from '@love/protocol/tokens/tokens'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { useHoldings } from '../../../chain/holdings/useHoldings.ts'
import { liquidityQuery } from '../../../chain/pools/liquidityQuery.ts'
import { useReading } from '../../../chain/useReading.ts'
import { useGasPrice } from '../../../trading/fees/useGasPrice.ts'
import { useTokenFees } from '../../../trading/fees/useTokenFees.ts'
import type { FarmReadings } from '../farmReadings.ts'

/** By name: what an earlier visit has read is a copy. */
const routingNames = new Set(routingPairs.map(({ name }) => name))

type TokensReadingParameters = {
  pair: PairDefinition
  account: Address | undefined
  readings: FarmReadings
  token: Token
}

/** What the way from plain tokens needs beside the farm. It is read while that page is open. */
export function useTokensReading({ pair, account, readings, token }: TokensReadingParameters) {
  const liquidity = useReading(liquidityQuery(useChain(), { pair, account }))
  const holdings = useHoldings({ account, tokens: unique([token, pair.base, pair.other, eth]) })
  const gasPrice = useGasPrice()
  const states = useMemo(
    () => readings.states?.filter(({ definition }) => routingNames.has(definition.name)),
    [readings.states],
  )
  const transferFees = useTokenFees(unique([token, love, pair.base, pair.other]), states)
  const { balances, allowances } = holdings.data ?? {}
  const sides: Sides | undefined = balances && {
    base: balances[pair.base.symbol] ?? 0n,
    other: balances[pair.other.symbol] ?? 0n,
  }

  async function readAgain() {
    await Promise.all([liquidity.readAgain(), account && holdings.readAgain()])
  }

  return {
    pool: liquidity.data?.pool,
    timestamp: liquidity.data?.timestamp,
    failure: liquidity.failure ?? holdings.failure,
    states,
    balances,
    allowances,
    sides,
    gasPrice,
    transferFees,
    readAgain,
  }
}

function unique(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ symbol }, index) => tokens.findIndex((one) => one.symbol === symbol) === index)
}

export type TokensReading = ReturnType<typeof useTokensReading>
