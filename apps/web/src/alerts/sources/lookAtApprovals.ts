import { type Allowance, readAllowances } from '@love/protocol/actions/readAllowances'
import { type Address, decodeFunctionData, erc20Abi, getAddress } from 'viem'
import { hasDeparted, type Transaction } from '../../activity/transaction.ts'
import { transactionSetup } from '../../activity/transactionSetup.ts'
import { chainSetup } from '../../chain/chainSetup.ts'
import { network } from '../../chain/network.ts'
import type { Finding } from '../alert.ts'
import { approvalsKept, judgeApprovals, type OwnApproval } from '../kinds/judgeApprovals.ts'
import type { AccountLook } from '../look.ts'

/** What our contracts can spend, compared with what was approved on this page. */
export async function lookAtApprovals({ address, signer }: AccountLook): Promise<Finding> {
  const { client, deployment } = chainSetup().access
  const { allowances, silent } = await readAllowances(client, { deployment, account: address })
  const { store } = transactionSetup()
  const sent = [...new Set([address, signer])].flatMap((one) =>
    store.get({ address: getAddress(one), chainId: network.chain.id }),
  )
  const unread = silent.flatMap(({ symbol }) => deployment.tokens[symbol]?.toLowerCase() ?? [])
  const facts = {
    approvals: allowances.map((allowance) => ({
      id: approvalId(allowance.address, allowance.spender.address),
      token: allowance.token,
      spender: allowance.spender.name,
      amount: allowance.amount,
    })),
    isUnread: (id: string) => unread.some((token) => id.startsWith(token)),
    own: sent.flatMap(approvalsIn),
    now: Date.now(),
  }
  return (kept) => judgeApprovals(approvalsKept(kept), facts)
}

function approvalId(token: Allowance['address'], spender: Address): string {
  return `${token} ${spender}`.toLowerCase()
}

/** What a wallet sent instead of what was reviewed is nothing that the person approved. */
export function approvalsIn(transaction: Transaction): readonly OwnApproval[] {
  if (hasDeparted(transaction)) return []
  const { reviewed = [], isProposal, sentAt } = transaction
  return reviewed.flatMap(({ to, data }) => {
    const approval = to && approvalOf(data)
    if (!to || !approval) return []
    const { spender, amount } = approval
    return [{ id: approvalId(to, spender), amount, sentAt: isProposal ? undefined : sentAt }]
  })
}

function approvalOf(data: `0x${string}`) {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    return functionName === 'approve' ? { spender: args[0], amount: args[1] } : undefined
  } catch {
    return undefined
  }
}
