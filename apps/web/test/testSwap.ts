import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { approvalCalls } from '@love/protocol/intents/approvalCalls'
import type { Intent, IntentCall } from '@love/protocol/intents/intent'
import { love, usdt } from '@love/protocol/tokens/tokens'
import { type Address, encodeFunctionData, maxUint256 } from 'viem'

const { LOVE, USDT } = deployment.tokens
/** 100 USDT. */
export const testAmount = 100_000_000n

export type TestSwapParameters = { least?: bigint; deadline?: bigint; allowance?: bigint }

/** For tests: USDT for LOVE, after the approval it needs. */
export function testSwap(
  account: Address,
  { least = 1n, deadline = maxUint256, allowance = 0n }: TestSwapParameters = {},
): Intent {
  const swap: IntentCall = {
    words: 'Swap 100 USDT for LOVE',
    to: deployment.router,
    data: encodeFunctionData({
      abi: uniswapV2Router02Abi,
      functionName: 'swapExactTokensForTokens',
      args: [testAmount, 1n, [USDT, LOVE], account, deadline],
    }),
    value: 0n,
  }
  const approvals = approvalCalls({
    deployment,
    token: usdt,
    spender: deployment.router,
    spenderName: 'the router',
    amount: testAmount,
    allowance,
  })
  return {
    title: 'Swap 100 USDT for LOVE',
    chainId: 1337,
    account,
    calls: [...approvals, swap],
    expects: [
      { token: usdt, address: USDT, least: -testAmount },
      { token: love, address: LOVE, least },
    ],
  }
}
