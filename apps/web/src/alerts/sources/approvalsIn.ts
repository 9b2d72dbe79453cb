import { type Address, decodeFunctionData, erc20Abi, type Hex } from 'viem'
import { hasDeparted, type Transaction } from '../../activity/transaction.ts'
import type { OwnApproval } from '../kinds/judgeApprovals.ts'

/** Of a token to a spender, however both are spelt. */
export function approvalId(token: Address, spender: Address): string {
  return `${token} ${spender}`.toLowerCase()
}

/** What a person has approved with it. What a wallet sent instead of what was reviewed is nothing of that. */
export function approvalsIn(transaction: Transaction): readonly OwnApproval[] {
  if (hasDeparted(transaction)) return []
  const { reviewed = [], isProposal, sentAt } = transaction
  return reviewed.flatMap(({ to, data }) => {
    const approval = approvalOf(data)
    if (!to || !approval) return []
    const { spender, amount } = approval
    return [{ id: approvalId(to, spender), amount, sentAt: isProposal ? undefined : sentAt }]
  })
}

function approvalOf(data: Hex) {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    return functionName === 'approve' ? { spender: args[0], amount: args[1] } : undefined
  } catch {
    return undefined
  }
}
