import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import { formatAmount, spokenLimit } from '../amounts/amount.ts'
import { type Side, type Sides, sideAddress } from '../liquidity/pool.ts'
import type { DepositPreview } from '../liquidity/previewDeposit.ts'
import { minimumSides } from '../liquidity/previewWithdrawal.ts'
import { lpToken, type PairDefinition } from '../pairs/pair.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import { minimumReceived } from '../quotes/quote.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { approvalCalls } from './approvalCalls.ts'
import type { Intent } from './intent.ts'

export type AddLiquidityIntentParameters = {
  readonly deployment: Deployment
  readonly account: Address
  readonly pair: PairDefinition
  /** No more than this is taken. */
  readonly desired: Sides
  readonly preview: Pick<DepositPreview, 'taken' | 'liquidity'>
  readonly slippageBasisPoints: bigint
  /** What the router may take now. */
  readonly allowances: Sides
  /** Seconds since 1970 by the chain's clock. */
  readonly deadline: bigint
}

/** The approvals that are missing, then the deposit. */
export function addLiquidityIntent(parameters: AddLiquidityIntentParameters): Intent {
  const { deployment, account, pair, desired, preview, slippageBasisPoints, allowances } = parameters
  const { router } = deployment
  const approvals = (side: Side) =>
    approvalCalls({
      deployment,
      token: pair[side],
      spender: router,
      spenderName: 'the router',
      amount: desired[side],
      allowance: allowances[side],
    })
  const spent = (side: Side) => ({
    token: pair[side],
    address: sideAddress(deployment, pair, side),
    least: -desired[side],
  })
  const most = (side: Side) => spokenLimit({ raw: desired[side], token: pair[side] })
  return {
    title: `Add ${formatAmount({ raw: preview.taken.base, token: pair.base })} and ${formatAmount({ raw: preview.taken.other, token: pair.other })} to ${pair.name}`,
    chainId: deployment.chainId,
    account,
    calls: [
      ...approvals('base'),
      ...approvals('other'),
      {
        words: `Add up to ${most('base')} and ${most('other')} to the ${pair.name} pool`,
        to: router,
        data: depositData(parameters),
        value: sideAddress(deployment, pair, 'other') === 'ETH' ? desired.other : 0n,
      },
    ],
    expects: [
      spent('base'),
      spent('other'),
      {
        token: lpToken(pair),
        address: pairAddress(deployment, pair),
        least: minimumReceived(preview.liquidity, slippageBasisPoints),
      },
    ],
  }
}

function depositData(parameters: AddLiquidityIntentParameters): Hex {
  const { deployment, account, pair, desired, preview, slippageBasisPoints, deadline } = parameters
  const minimum = minimumSides(preview.taken, slippageBasisPoints)
  const base = tokenAddress(deployment, pair.base)
  const other = sideAddress(deployment, pair, 'other')
  if (other === 'ETH')
    return encodeFunctionData({
      abi: uniswapV2Router02Abi,
      functionName: 'addLiquidityETH',
      args: [base, desired.base, minimum.base, minimum.other, account, deadline],
    })
  const amounts = [desired.base, desired.other, minimum.base, minimum.other] as const
  return encodeFunctionData({
    abi: uniswapV2Router02Abi,
    functionName: 'addLiquidity',
    args: [base, other, ...amounts, account, deadline],
  })
}
