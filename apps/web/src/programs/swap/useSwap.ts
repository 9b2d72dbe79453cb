import type { PairState } from '@love/protocol/actions/readPair'
import type { Amount } from '@love/protocol/amounts/amount'
import { routingPairs } from '@love/protocol/pairs/pairs'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { swapLimits } from '@love/protocol/quotes/quote'
import { findRoutes } from '@love/protocol/routes/findRoutes'
import type { Token } from '@love/protocol/tokens/token'
import { eth } from '@love/protocol/tokens/tokens'
import { useMemo } from 'react'
import { useChain } from '../../chain/chainContext.ts'
import { type BlockTime, dataAge } from '../../chain/dataAge.ts'
import { useFreshness } from '../../chain/freshness/useFreshness.ts'
import { useHoldings } from '../../chain/holdings/useHoldings.ts'
import { useEverySecond } from '../../chain/useEverySecond.ts'
import { usePairs } from '../../chain/usePairs.ts'
import { setPreference } from '../../preferences/preferences.ts'
import { useGasPrice } from '../../trading/fees/useGasPrice.ts'
import { type KnownFees, useTokenFees } from '../../trading/fees/useTokenFees.ts'
import { readSlippage } from '../../trading/slippage.ts'
import { type SlippageSetting, useSlippage } from '../../trading/useSlippage.ts'
import { useConnection } from '../../wallet/connection.ts'
import { mostPayable, swapNetworkFee } from './fees/swapNetworkFee.ts'
import { useSwapForm } from './form/useSwapForm.ts'
import { nextStep } from './nextStep.ts'
import { quoteView } from './quote/quoteView.ts'
import { swapTokens } from './swapTokens.ts'
import { useIsAwake } from './useIsAwake.ts'

/** By name: what an earlier visit has read is a copy. */
const routingNames = new Set(routingPairs.map(({ name }) => name))

/** Until a quote says how many it takes. */
const mostPools = 3

export type Swap = ReturnType<typeof useSwap>

/** Everything the window shows, put together anew with every block and every key. */
export function useSwap() {
  const { form, unknown, misspelt, change } = useSwapForm()
  const connection = useConnection()
  const read = usePairs()
  const isAwake = useIsAwake()
  const pairs = isAwake ? read : { ...read, data: undefined, failure: undefined }
  const { freshness, retry } = useFreshness(pairs)
  const states = useMemo(
    () => pairs.data?.pairs.filter(({ definition }) => routingNames.has(definition.name)),
    [pairs.data],
  )
  const { fees, isChecking, unchecked } = useTransferFees(form, states)
  const slippage = useStoredSlippage()
  const holdings = useHoldings({ account: connection.address, tokens: swapTokens })
  const gasPrice = useGasPrice()

  const isEther = form.from.symbol === eth.symbol
  const view = quoteView({ form, states, fees })
  const quote = view.status === 'quoted' ? view.quote : undefined
  const limits =
    quote && slippage.basisPoints !== undefined ? swapLimits(quote, slippage.basisPoints) : undefined
  const { balances, allowances } = holdings.data ?? {}
  const allowance = ({ symbol }: Token) => allowances?.[symbol] ?? 0n
  const needsApproval =
    limits !== undefined && allowances !== undefined && !isEther && allowance(form.from) < limits.most.raw
  const fee =
    gasPrice === undefined
      ? undefined
      : swapNetworkFee({
          gasPrice,
          pools: quote?.route.length ?? mostPools,
          approvals: needsApproval ? 1 : 0,
        })
  const price = usdPrices(pairs.data?.pairs ?? [])
  const isRecent = useIsRecent(pairs.data)
  const isHoldingRecent = useIsRecent(holdings.data)
  const step = nextStep({
    connection,
    view,
    most: limits?.most,
    balances: isHoldingRecent ? balances : undefined,
    fee,
    etherPrice: price(eth),
    hasSlippage: slippage.basisPoints !== undefined,
    isChecking,
    isRecent,
  })

  const balance = balances?.[form.from.symbol]
  /** Ether waits until it is known how much the network takes. */
  const max: Amount | undefined =
    balance === undefined || (isEther && fee === undefined)
      ? undefined
      : { raw: isEther ? mostPayable(balance, fee) : balance, token: form.from }

  return {
    form,
    unknown,
    misspelt,
    change,
    connection,
    pairs,
    /** Of a whole token, in USD. */
    price,
    freshness,
    retry,
    holdings,
    slippage,
    unchecked,
    view,
    quote,
    limits,
    allowance,
    needsApproval,
    isRecent,
    step,
    max,
  }
}

/** What is older is not sent. */
const recentSeconds = 30

function useIsRecent(data: BlockTime | undefined): boolean {
  const { clock } = useChain()
  return useEverySecond(() => data !== undefined && dataAge(data, clock.now()).seconds <= recentSeconds)
}

/** What the tokens on any way between two tokens keep of every transfer. */
function useTransferFees(
  { from, to }: { from: Token; to: Token },
  states: readonly PairState[] | undefined,
): KnownFees {
  const met = findRoutes({ pairs: routingPairs, from, to }).flatMap((route) => route.map((hop) => hop.to))
  return useTokenFees([...new Set([from, ...met])], states)
}

/** The slippage of the preferences, changed here and kept there: who trades often sets it where the trade is. */
function useStoredSlippage(): SlippageSetting {
  const setting = useSlippage()

  function setText(text: string) {
    setting.setText(text)
    const { basisPoints } = readSlippage(text)
    if (basisPoints !== undefined) setPreference('slippageBasisPoints', basisPoints)
  }

  return { ...setting, setText }
}
