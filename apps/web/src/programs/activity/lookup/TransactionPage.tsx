import { formatAmount } from '@love/protocol/amounts/amount'
import { groupDigits } from '@love/protocol/format/formatNumber'
import { shortAddress } from '@love/protocol/format/shortAddress'
import type { Figure } from '@love/protocol/prices/figure'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { eth } from '@love/protocol/tokens/tokens'
import { Button } from '@love/ui98/Button'
import { CopyButton } from '@love/ui98/CopyButton'
import { FactList } from '@love/ui98/FactList'
import { Icon, type IconName } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { StatusBar } from '@love/ui98/StatusBar'
import { queryOptions } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { type Address, type Hash, isHash } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { momentText } from '../../../chain/momentText.ts'
import { PrimaryName } from '../../../chain/names/PrimaryName.tsx'
import { network } from '../../../chain/network.ts'
import { dollarsBeside } from '../../../chain/prices/dollarsBeside.ts'
import { usePairs } from '../../../chain/usePairs.ts'
import { useReading } from '../../../chain/useReading.ts'
import { lazyComponent } from '../../../desktop/lazyComponent.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { type ChainTransaction, readTransaction } from './readTransaction.ts'

const TransactionDetails = lazyComponent('This transaction', () =>
  import('./TransactionDetails.tsx').then(({ TransactionDetails }) => TransactionDetails),
)

/** A transaction of anybody, by the hash in the address of the page: where wallets of others send people who want to see one. */
export function TransactionPage({ text }: { text: string }) {
  const hash = text.toLowerCase()
  if (isHash(hash)) return <OneTransaction hash={hash} />
  return (
    <Page title="Transaction" state="Not a hash">
      <Words icon="warning">This is not a transaction hash: 0x followed by 64 characters (0–9, a–f).</Words>
    </Page>
  )
}

function OneTransaction({ hash }: { hash: Hash }) {
  const { client } = useChain()
  const { data, failure, readAgain } = useReading(
    queryOptions({
      queryKey: ['transaction', network.chain.id, hash],
      queryFn: () => readTransaction(client, hash),
      refetchInterval: chainDefaults.pollingMs,
      meta: { isKept: false },
    }),
  )
  return (
    <Page
      title={`Transaction ${shortAddress(hash)}`}
      state={data ? labels[data.status] : failure ? 'Not connected' : 'Loading…'}
      {...(failure && { onRetry: () => void readAgain() })}
    >
      {failure && (
        <Words icon="warning">
          {failure} {data ? 'This may be out of date. ' : ''}Retrying…
        </Words>
      )}
      {data ? <Found found={data} hash={hash} /> : !failure && <ProgressBar label="Loading…" />}
    </Page>
  )
}

const labels = {
  unknown: 'Not found',
  pending: 'Pending',
  mined: 'Confirmed',
} as const satisfies Record<ChainTransaction['status'], string>

function Found({ found, hash }: { found: ChainTransaction; hash: Hash }) {
  const { data: pairs } = usePairs({ isHeld: found.status !== 'mined' })
  const etherPrice = pairs && usdPrices(pairs.pairs)(eth)
  switch (found.status) {
    case 'unknown':
      return (
        <Words icon="question">
          No transaction with this hash found on {network.chain.name}. It may not have been sent yet, or it
          was dropped or replaced. Retrying…
        </Words>
      )
    case 'pending':
      return (
        <>
          <Words icon="clock">Waiting to be included in a block.</Words>
          <FactList facts={[...sentFacts(found), hashFact(hash)]} />
        </>
      )
    case 'mined':
      return (
        <>
          <Words icon={found.isReverted ? 'error' : 'check'}>
            {found.isReverted ? `Failed: ${found.reason ?? 'reverted without a reason.'}` : 'Success.'}
          </Words>
          <FactList facts={[...sentFacts(found), ...minedFacts(found, etherPrice), hashFact(hash)]} />
          <Suspense fallback={<ProgressBar label="Loading…" />}>
            <TransactionDetails {...found.sent} logs={found.logs} />
          </Suspense>
        </>
      )
    default:
      return found satisfies never
  }
}

type Mined = Extract<ChainTransaction, { status: 'mined' }>

function sentFacts({ sent: { from, to, value } }: Exclude<ChainTransaction, { status: 'unknown' }>) {
  return [
    { label: 'From', value: <AccountLink address={from} /> },
    { label: 'To', value: to ? <AccountLink address={to} /> : 'New contract' },
    { label: 'Value', value: formatAmount({ raw: value, token: eth }) },
  ]
}

/** `etherPrice`: of today, in USD. */
function minedFacts({ block, minedAtMs, fee, made }: Mined, etherPrice: Figure | undefined) {
  const paid = { raw: fee, token: eth }
  return [
    ...(made ? [{ label: 'Contract', value: <AccountLink address={made} /> }] : []),
    { label: 'Block', value: groupDigits(block) },
    { label: 'Time', value: momentText(minedAtMs) },
    { label: 'Network fee', value: `${formatAmount(paid)}${dollarsBeside(paid, etherPrice)}` },
  ]
}

function hashFact(hash: Hash) {
  return {
    label: 'Hash',
    value: (
      <span className="address-text">
        <code title={hash}>{shortAddress(hash)}</code>
        <CopyButton text={hash} label="Copy transaction hash" />
      </span>
    ),
  }
}

function AccountLink({ address }: { address: Address }) {
  return (
    <span className="address-text">
      <ProgramLink to={`/portfolio/${address}`}>{shortAddress(address)}</ProgramLink>
      <CopyButton text={address} label={`Copy address ${shortAddress(address)}`} />
      <PrimaryName address={address} />
    </span>
  )
}

type PageProps = { title: string; state: string; onRetry?: () => void; children: ReactNode }

function Page({ title, state, onRetry, children }: PageProps) {
  const { navigate } = useProgramWindow()
  return (
    <ProgramWindow
      title={title}
      className="activity-window"
      statusBar={<StatusBar fields={[state, network.chain.name]} />}
    >
      {children}
      <div className="button-row">
        {onRetry && <Button onClick={onRetry}>Retry</Button>}
        <Button icon="activity" onClick={() => navigate('/activity/history')}>
          Your history
        </Button>
      </div>
    </ProgramWindow>
  )
}

function Words({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="message activity-notice" role="status">
      <Icon name={icon} size={32} />
      <p className="message-text">{children}</p>
    </div>
  )
}
