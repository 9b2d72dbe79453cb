import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { devnet } from '@love/contracts/deployments/1337'
import type { SimulationRequest } from '@love/protocol/simulation/simulation'
import { type Address, encodeFunctionData, erc20Abi, type Hex, maxUint256 } from 'viem'

export type Call = SimulationRequest['calls'][number]

export function call(to: Address, data: Hex, value = 0n): Call {
  return { to, data, value: String(value) }
}

/** For the router of the devnet. */
export function approve(token: Address, amount: bigint): Call {
  const args = [devnet.router, amount] as const
  return call(token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }))
}

export function transfer(token: Address, to: Address, amount: bigint): Call {
  return call(token, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }))
}

export type SwapParameters = { path: readonly Address[]; amountIn: bigint; to: Address; least?: bigint }

export function swap({ path, amountIn, to, least = 1n }: SwapParameters): Call {
  const args = [amountIn, least, path, to, maxUint256] as const
  const data = encodeFunctionData({
    abi: uniswapV2Router02Abi,
    functionName: 'swapExactTokensForTokens',
    args,
  })
  return call(devnet.router, data)
}
