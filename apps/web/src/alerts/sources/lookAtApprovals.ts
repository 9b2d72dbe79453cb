import { readAllowances } from '@love/protocol/actions/readAllowances'
import { getAddress } from 'viem'
import { transactionSetup } from '../../activity/transactionSetup.ts'
import { chainSetup } from '../../chain/chainSetup.ts'
import { network } from '../../chain/network.ts'
import type { Finding } from '../alert.ts'
import { approvalsKept, judgeApprovals } from '../kinds/judgeApprovals.ts'
import type { AccountLook } from '../look.ts'
import { approvalId, approvalsIn } from './approvalsIn.ts'

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
