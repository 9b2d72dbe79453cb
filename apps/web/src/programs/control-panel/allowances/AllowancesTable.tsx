import type { Allowance, Allowances } from '@love/protocol/actions/readAllowances'
import { readApprovalAges } from '@love/protocol/actions/readApprovalAges'
import { exactAmount } from '@love/protocol/amounts/amount'
import { Button } from '@love/ui98/Button'
import { type Column, Table } from '@love/ui98/Table'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type ChainAccess, useChain } from '../../../chain/chainContext.ts'
import type { Freshness } from '../../../chain/freshness/freshnessOf.ts'
import { sizeText } from '../../../chain/sizeText.ts'
import { useReading } from '../../../chain/useReading.ts'
import { TokenMark } from '../../../trading/TokenMark.tsx'
import { ageText } from './ageText.ts'

type AllowancesTableProps = {
  account: Address
  reading: Allowances | undefined
  status: Freshness['status']
  onRevoke: (allowances: readonly Allowance[]) => void
}

export function AllowancesTable({ account, reading, status, onRevoke }: AllowancesTableProps) {
  const access = useChain()
  const ages = useReading(approvalAgesQuery(access, account, reading))

  function givenText(allowance: Allowance): string {
    const age = ages.data?.get(allowanceId(allowance))
    if (age) return ageText(age, access.clock.now())
    return ages.failure ? 'n/a: event log unavailable' : '…'
  }

  const columns: readonly Column<Allowance>[] = [
    {
      id: 'token',
      header: 'Token',
      cell: ({ token }) => <TokenMark token={token} />,
    },
    { id: 'spender', header: 'Spender', cell: ({ spender }) => spender.name },
    {
      id: 'size',
      header: 'Amount',
      align: 'end',
      cell: (allowance) => (
        <span title={`${exactAmount({ raw: allowance.amount, token: allowance.token })}`}>
          {sizeText(allowance)}
        </span>
      ),
    },
    { id: 'age', header: 'Approved', cell: givenText },
    {
      id: 'revoke',
      header: 'Revoke',
      cell: (allowance) => (
        <Button
          compact
          aria-label={`Revoke ${allowance.token.symbol} approval of ${allowance.spender.name}`}
          onClick={() => onRevoke([allowance])}
        >
          Revoke…
        </Button>
      ),
    },
  ]
  return (
    <Table
      caption="Approvals"
      captionHidden
      columns={columns}
      rows={reading?.allowances ?? []}
      rowKey={allowanceId}
      status={status === 'loading' ? 'loading' : 'ready'}
      loading="Loading your approvals…"
      empty={status === 'failed' ? 'Nothing loaded yet.' : 'No open approvals.'}
    />
  )
}

/** Looked for again only when an allowance has changed. */
function approvalAgesQuery(
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

function allowanceId({ address, spender }: Pick<Allowance, 'address' | 'spender'>): string {
  return `${address} ${spender.address}`
}
