import type { Allowance, Allowances } from '@love/protocol/actions/readAllowances'
import { readApprovalAges } from '@love/protocol/actions/readApprovalAges'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ChainAccess } from '../../../chain/chainContext.ts'

/** Looked for again only when an allowance has changed. */
export function approvalAgesQuery(
  { client, deployment }: ChainAccess,
  account: Address | undefined,
  reading: Allowances | undefined,
) {
  const { allowances = [], block = 0n } = reading ?? {}
  const size = ({ amount, ...allowance }: Allowance) => `${allowanceId(allowance)} ${amount}`
  return queryOptions({
    queryKey: ['approval ages', deployment.chainId, account, allowances.map(size).join()],
    queryFn:
      account && allowances.length > 0
        ? async () => {
            const ages = await readApprovalAges(client, { account, allowances, block })
            return new Map(allowances.map((allowance, index) => [allowanceId(allowance), ages[index]]))
          }
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isKept: false },
  })
}

export function allowanceId({ address, spender }: Pick<Allowance, 'address' | 'spender'>): string {
  return `${address} ${spender.address}`
}
