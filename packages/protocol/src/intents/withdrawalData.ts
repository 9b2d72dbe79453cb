import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, encodeFunctionData, type Hex, zeroHash } from 'viem'
import type { Sides } from '../liquidity/pool.ts'
import { sideAddress } from '../liquidity/sideAddress.ts'
import type { PairDefinition } from '../pairs/pair.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'

export type WithdrawalDataParameters = {
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
export function withdrawalData(parameters: WithdrawalDataParameters): Hex {
  const { deployment, account, pair, liquidity, minimum, deadline, isPermitted, hasTransferFee } = parameters
  const abi = uniswapV2Router02Abi
  const token = sideAddress(deployment, pair, 'token')
  const base = tokenAddress(deployment, pair.base)
  const plain = [liquidity, minimum.base, minimum.token, account, deadline] as const
  const signed = [...plain, ...unsigned] as const
  if (token !== 'ETH')
    return isPermitted
      ? encodeFunctionData({ abi, functionName: 'removeLiquidityWithPermit', args: [base, token, ...signed] })
      : encodeFunctionData({ abi, functionName: 'removeLiquidity', args: [base, token, ...plain] })
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
