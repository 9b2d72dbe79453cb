import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, encodeFunctionData, type Hex, zeroHash } from 'viem'
import type { Position } from '../actions/readLiquidity.ts'
import { spokenAmount, spokenLimit } from '../amounts/amount.ts'
import { lpPermit } from '../liquidity/lpPermit.ts'
import { type Side, type Sides, sideAddress } from '../liquidity/pool.ts'
import { arrivingSides, minimumSides } from '../liquidity/previewWithdrawal.ts'
import { lpToken, type PairDefinition } from '../pairs/pair.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import { type TransferFees, transferFee } from '../quotes/amountOut.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { approvalCalls } from './approvalCalls.ts'
import type { Intent, IntentCall } from './intent.ts'

export type RemoveLiquidityIntentParameters = {
  readonly deployment: Deployment
  readonly account: Address
  readonly pair: PairDefinition
  readonly liquidity: bigint
  /** What the pair pays for it. */
  readonly paid: Sides
  readonly slippageBasisPoints: bigint
  readonly position: Pick<Position, 'allowance' | 'nonce'>
  /** A signature in place of an approval; contract accounts and batches use the approval anyway. */
  readonly usesPermit: boolean
  readonly fees?: TransferFees | undefined
  /** Seconds since 1970 by the chain's clock. */
  readonly deadline: bigint
}

/** The approval of the LP tokens or a permit, then the withdrawal. Ether comes as ether. */
export function removeLiquidityIntent(parameters: RemoveLiquidityIntentParameters): Intent {
  const { deployment, account, pair, liquidity, paid, slippageBasisPoints, position, fees = {} } = parameters
  const lp = lpToken(pair)
  const address = pairAddress(deployment, pair)
  const minimum = minimumSides(paid, slippageBasisPoints)
  const least = arrivingSides(pair, minimum, fees)
  const hasTransferFee = transferFee(fees, pair.base) > 0n
  const words = `Remove ${spokenAmount({ raw: liquidity, token: lp })} from the ${pair.name} pool`
  const withdrawal = (isPermitted: boolean): IntentCall => ({
    words,
    to: deployment.router,
    data: withdrawalData({ ...parameters, minimum, isPermitted, hasTransferFee }),
    value: 0n,
  })
  const plain = [
    ...approvalCalls({
      address,
      token: lp,
      spender: deployment.router,
      spenderName: 'the router',
      amount: liquidity,
      allowance: position.allowance,
    }),
    withdrawal(false),
  ]
  const received = (side: Side) => ({
    token: pair[side],
    address: sideAddress(deployment, pair, side),
    least: least[side],
  })
  return {
    title: `Remove ${spokenAmount({ raw: liquidity, token: { ...lp, symbol: 'LP' } })} from ${pair.name}`,
    chainId: deployment.chainId,
    account,
    calls:
      parameters.usesPermit && plain.length > 1 ? [permitted(parameters, withdrawal(true), plain)] : plain,
    expects: [{ token: lp, address, least: -liquidity }, received('base'), received('other')],
  }
}

function permitted(
  { deployment, account, pair, liquidity, position: { nonce }, deadline }: RemoveLiquidityIntentParameters,
  call: IntentCall,
  instead: readonly IntentCall[],
): IntentCall {
  const amount = spokenLimit({ raw: liquidity, token: lpToken(pair) })
  return {
    ...call,
    permit: {
      words: `Sign a permit for the router to spend ${amount}`,
      message: lpPermit({ deployment, pair, owner: account, value: liquidity, nonce, deadline }),
      instead,
    },
  }
}

type WithdrawalDataParameters = {
  readonly deployment: Deployment
  readonly account: Address
  readonly pair: PairDefinition
  readonly liquidity: bigint
  readonly minimum: Sides
  readonly deadline: bigint
  /** With room for a signature at its end. */
  readonly isPermitted: boolean
  /** The token beside ether keeps a part of each transfer: then the router must pass on what has arrived. */
  readonly hasTransferFee: boolean
}

/** The call of the router that fits: six ways to take liquidity out. */
function withdrawalData(parameters: WithdrawalDataParameters): Hex {
  const { deployment, account, pair, liquidity, minimum, deadline, isPermitted, hasTransferFee } = parameters
  const abi = uniswapV2Router02Abi
  const other = sideAddress(deployment, pair, 'other')
  const base = tokenAddress(deployment, pair.base)
  const plain = [liquidity, minimum.base, minimum.other, account, deadline] as const
  const signed = [...plain, ...unsigned] as const
  if (other !== 'ETH')
    return isPermitted
      ? encodeFunctionData({ abi, functionName: 'removeLiquidityWithPermit', args: [base, other, ...signed] })
      : encodeFunctionData({ abi, functionName: 'removeLiquidity', args: [base, other, ...plain] })
  if (isPermitted)
    return encodeFunctionData({
      abi,
      functionName: hasTransferFee
        ? 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens'
        : 'removeLiquidityETHWithPermit',
      args: [base, ...signed],
    })
  return encodeFunctionData({
    abi,
    functionName: hasTransferFee ? 'removeLiquidityETHSupportingFeeOnTransferTokens' : 'removeLiquidityETH',
    args: [base, ...plain],
  })
}

/** Not for any amount (`approveMax`), and no `v`, `r` and `s` yet. */
const unsigned = [false, 0, zeroHash, zeroHash] as const
