import { formatAmount } from '@love/protocol/amounts/amount'
import { periodWords } from '@love/safe/limits/limit'
import { limitModuleAt } from '@love/safe/limits/limitModules'
import { Button } from '@love/ui98/Button'
import { GroupBox } from '@love/ui98/GroupBox'
import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { dollarsBeside } from '../../../chain/prices/dollarsBeside.ts'
import { useConnection } from '../../../wallet/connection.ts'
import type { SafePageProps } from '../workspace/pageProps.ts'
import { resetWords } from './LimitsTable.tsx'
import type { LimitRow } from './limitsQuery.ts'
import { SpendForm } from './SpendForm.tsx'
import { exactText, useLimits, usePrices } from './useLimits.ts'

/** What the connected account may spend of this Safe; nothing for everybody else. */
export function SpendBox({ safe, info }: Pick<SafePageProps, 'safe' | 'info'>) {
  const { address } = useConnection()
  const mayHaveLimits = info.modules?.some(({ value }) => limitModuleAt(value))
  return address && mayHaveLimits ? (
    <YourLimits key={address} safe={safe} info={info} account={address} />
  ) : null
}

function YourLimits({ safe, info, account }: Pick<SafePageProps, 'safe' | 'info'> & { account: Address }) {
  const { data } = useLimits(safe)
  const priceOf = usePrices(safe)
  const [spending, setSpending] = useState<string>()
  const yours = data?.rows.filter(({ limit }) => isAddressEqual(limit.delegate, account)) ?? []
  if (yours.length === 0) return null
  const open = yours.find((row) => keyOf(row) === spending)
  return (
    <GroupBox legend="You may spend">
      <ul className="safe-owners">
        {yours.map((row) => {
          const { limit, token, state } = row
          const left = { raw: state.left, token }
          return (
            <li key={keyOf(row)}>
              <span>
                <strong title={exactText(state.left, token)}>{formatAmount(left)}</strong>
                {dollarsBeside(left, priceOf(limit.token))} of {formatAmount({ raw: limit.amount, token })}{' '}
                {periodWords(limit.resetMinutes)}
                {state.resetsAt !== undefined && state.spent > 0n && `; resets ${resetWords(state.resetsAt)}`}
              </span>
              <Button compact aria-label={`Spend ${token.symbol}`} onClick={() => setSpending(keyOf(row))}>
                Spend…
              </Button>
            </li>
          )
        })}
      </ul>
      {open && (
        <SpendForm
          key={keyOf(open)}
          {...{ safe, info }}
          row={open}
          price={priceOf(open.limit.token)}
          onClose={() => setSpending(undefined)}
        />
      )}
    </GroupBox>
  )
}

function keyOf({ module, limit }: LimitRow): string {
  return `${module.address} ${limit.token}`
}
