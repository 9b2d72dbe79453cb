import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { spokenLimit } from '../amounts/amount.ts'
import type { Token } from '../tokens/token.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { eth } from '../tokens/tokens.ts'
import type { IntentCall } from './intent.ts'

export type ApprovalCallsParameters = {
  readonly token: Token
  readonly spender: Address
  /** As it stands in a sentence: “the router”. */
  readonly spenderName: string
  readonly amount: bigint
  /** What the spender may take now. */
  readonly allowance: bigint
  /** Only when the person has asked for it. */
  readonly unlimited?: boolean | undefined
} & (
  | { readonly deployment: Deployment }
  /** Of a token no deployment lists: the LP token of a pair. */
  | { readonly address: Address }
)

/** What has to be called before the spender can take the amount; nothing when it can already. */
export function approvalCalls(parameters: ApprovalCallsParameters): readonly IntentCall[] {
  const { token, spender, spenderName, amount, allowance, unlimited } = parameters
  if (token.symbol === eth.symbol || allowance >= amount) return []
  const to = 'address' in parameters ? parameters.address : tokenAddress(parameters.deployment, token)
  const approve = (words: string, raw: bigint): IntentCall => ({
    words,
    to,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, raw] }),
    value: 0n,
  })
  const { symbol } = token
  const grant = unlimited
    ? approve(`Approve ${spenderName} to spend unlimited ${symbol}`, maxUint256)
    : approve(`Approve ${spenderName} to spend ${spokenLimit({ raw: amount, token })}`, amount)
  const mustReset = token.resetsAllowance === true && allowance > 0n
  return mustReset
    ? [approve(`Reset the old ${symbol} approval to 0 (required by ${symbol})`, 0n), grant]
    : [grant]
}
