import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import type { Quote } from '../quotes/quote.ts'
import type { SwapLimits } from '../quotes/swapLimits.ts'
import { eth } from '../tokens/eth.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'

export type SwapCallParameters = {
  deployment: Deployment
  quote: Quote
  limits: SwapLimits
  account: Address
  /** Seconds since 1970 by the chain's clock. */
  deadline: bigint
}

export type SwapCall = { readonly data: Hex; readonly value: bigint }

/** The one of the router's nine functions that fits. Whoever pays also receives: there is no other recipient. */
export function swapCall({ deployment, quote, limits, account, deadline }: SwapCallParameters): SwapCall {
  const { exact, route, amountIn, amountOut, transferFees } = quote
  const path = [amountIn.token, ...route.map(({ to }) => to)].map((token) => tokenAddress(deployment, token))
  const [most, least] = [limits.most.raw, limits.least.raw]
  const isTaxed = Object.keys(transferFees).length > 0
  const abi = uniswapV2Router02Abi
  const end = [path, account, deadline] as const

  if (amountIn.token.symbol === eth.symbol) {
    const functionName =
      exact === 'out'
        ? 'swapETHForExactTokens'
        : isTaxed
          ? 'swapExactETHForTokensSupportingFeeOnTransferTokens'
          : 'swapExactETHForTokens'
    // What is sent beyond the price comes back.
    return { data: encodeFunctionData({ abi, functionName, args: [least, ...end] }), value: most }
  }

  const toEther = amountOut.token.symbol === eth.symbol
  if (exact === 'out') {
    const functionName = toEther ? 'swapTokensForExactETH' : 'swapTokensForExactTokens'
    return { data: encodeFunctionData({ abi, functionName, args: [least, most, ...end] }), value: 0n }
  }
  const functionName = `${toEther ? 'swapExactTokensForETH' : 'swapExactTokensForTokens'}${
    isTaxed ? ('SupportingFeeOnTransferTokens' as const) : ('' as const)
  }` as const
  return { data: encodeFunctionData({ abi, functionName, args: [most, least, ...end] }), value: 0n }
}
