import '../../../trading/trading.css'
import './allowances.css'
import { type Allowance, readAllowances } from '@love/protocol/actions/readAllowances'
import { revokeIntent } from '@love/protocol/intents/revokeIntent'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import { ChainProvider } from '../../../chain/ChainProvider.tsx'
import { type ChainAccess, useChain } from '../../../chain/chainContext.ts'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { FreshnessNotice } from '../../../chain/freshness/FreshnessNotice.tsx'
import { useFreshness } from '../../../chain/freshness/useFreshness.ts'
import { holdingsKey } from '../../../chain/holdings/holdingsKey.ts'
import { sizeText } from '../../../chain/sizeText.ts'
import { useReading } from '../../../chain/useReading.ts'
import { Review } from '../../../review/Review.tsx'
import { useConnection } from '../../../wallet/connection.ts'
import { openWallet } from '../../../wallet/walletCommands.ts'
import { AllowancesTable } from './AllowancesTable.tsx'

/** Who may take what from the connected account, and how to end it. */
export function AllowancesPage() {
  const { address } = useConnection()
  if (!address) return <ConnectFirst />
  return (
    <ChainProvider>
      <AllowancesOf key={address} account={address} />
    </ChainProvider>
  )
}

function ConnectFirst() {
  return (
    <div className="message">
      <Icon name="key" size={32} />
      <div className="message-text">
        <p>Connect a wallet to see and revoke its token approvals.</p>
        <Button icon="plug" onClick={() => openWallet('connect')}>
          Connect wallet
        </Button>
      </div>
    </div>
  )
}

function AllowancesOf({ account }: { account: Address }) {
  const reading = useReading(allowancesQuery(useChain(), account))
  const { freshness, retry } = useFreshness(reading)
  const [reviewed, setReviewed] = useState<readonly Allowance[]>()
  const { data } = reading
  const silent = data?.silent.map(({ symbol }) => symbol).join(', ')
  return (
    <div className="stack allowances">
      <FreshnessNotice freshness={freshness} onRetry={retry}>
        <Icon name="key" size={32} />
        <p>
          The contracts below can spend your tokens up to the approved amount. Revoke approvals you no longer
          need.
        </p>
      </FreshnessNotice>
      <AllowancesTable account={account} reading={data} status={freshness.status} onRevoke={setReviewed} />
      {silent && (
        <p role="alert" className="error-text">
          {silent}: no response, so its approvals are unknown.
        </p>
      )}
      {data && data.allowances.length > 1 && (
        <div className="button-row button-row-end">
          <Button onClick={() => setReviewed(data.allowances)}>Revoke all {data.allowances.length}…</Button>
        </div>
      )}
      {reviewed && (
        <RevokeReview account={account} allowances={reviewed} onClose={() => setReviewed(undefined)} />
      )}
    </div>
  )
}

function allowancesQuery({ client, deployment }: ChainAccess, account: Address | undefined) {
  return queryOptions({
    queryKey: [...holdingsKey(deployment.chainId, account), 'allowances'],
    queryFn: account ? () => readAllowances(client, { deployment, account }) : skipToken,
    // Many calls for what only the account itself changes, and then it is asked for at once.
    refetchInterval: 3 * chainDefaults.pollingMs,
    meta: { isKept: false },
  })
}

type RevokeReviewProps = {
  account: Address
  allowances: readonly Allowance[]
  onClose: () => void
}

/** What is left is read by itself: allowances are holdings, and those are asked for after every transaction. */
function RevokeReview({ account, allowances, onClose }: RevokeReviewProps) {
  const { deployment } = useChain()
  const intent = useMemo(
    () => revokeIntent({ deployment, account, allowances }),
    [deployment, account, allowances],
  )
  return (
    <Review
      intent={intent}
      facts={allowances.map((allowance) => ({
        label: `${allowance.token.symbol} to ${allowance.spender.name}`,
        value: `${sizeText(allowance)} → 0`,
      }))}
      onClose={onClose}
    />
  )
}
