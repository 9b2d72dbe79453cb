import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import { formatAmount, spokenAmount, spokenLimit } from '../amounts/amount.ts'
import { type Quote, type SwapLimits, swapLimits } from '../quotes/quote.ts'
import type { Token } from '../tokens/token.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { eth } from '../tokens/tokens.ts'
import { approvalCalls } from './approvalCalls.ts'
import type { Expectation, Intent } from './intent.ts'

export type SwapIntentParameters = {
  deployment: Deployment
  account: Address
  quote: Quote
  slippageBasisPoints: number
  /** What the router may take of the token that is paid. */
  allowance: bigint
  unlimited?: boolean | undefined
  /** Of the newest block, in seconds since 1970. */
  timestamp: bigint
}

const twentyMinutes = 1_200n

export function swapIntent(parameters: SwapIntentParameters): Intent {
  const { deployment, account, quote, slippageBasisPoints, allowance, unlimited, timestamp } = parameters
  const limits = swapLimits(quote, slippageBasisPoints)
  const { most, least } = limits
  const deadline = timestamp + twentyMinutes
  const swap = swapCall({ deployment, quote, limits, account, deadline })
  const approvals = approvalCalls({
    deployment,
    token: most.token,
    spender: deployment.router,
    spenderName: 'the router',
    amount: most.raw,
    allowance,
    unlimited,
  })
  return {
    title: titleOf(quote),
    chainId: deployment.chainId,
    account,
    calls: [...approvals, { words: wordsOf(quote, limits), to: deployment.router, ...swap }],
    expects: [
      expectation(deployment, most.token, -most.raw),
      expectation(deployment, least.token, least.raw),
    ],
  }
}

function titleOf({ exact, amountIn, amountOut }: Quote): string {
  return exact === 'in'
    ? `Swap ${spokenAmount(amountIn)} for ${amountOut.token.symbol}`
    : `Swap ${amountIn.token.symbol} for ${spokenAmount(amountOut)}`
}

function wordsOf({ exact }: Quote, { most, least }: SwapLimits): string {
  return exact === 'in'
    ? `Swap ${spokenAmount(most)} for at least ${formatAmount(least)}`
    : `Swap up to ${spokenLimit(most)} for exactly ${spokenAmount(least)}`
}

function expectation(deployment: Deployment, token: Token, least: bigint): Expectation {
  return { token, address: token.symbol === eth.symbol ? 'ETH' : tokenAddress(deployment, token), least }
}

type SwapCallParameters = {
  deployment: Deployment
  quote: Quote
  limits: SwapLimits
  account: Address
  /** Seconds since 1970 by the chain's clock. */
  deadline: bigint
}

type SwapCall = { readonly data: Hex; readonly value: bigint }

/** The one of the router's nine functions that fits. Whoever pays also receives: there is no other recipient. */
function swapCall({ deployment, quote, limits, account, deadline }: SwapCallParameters): SwapCall {
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
