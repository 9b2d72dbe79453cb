import './history.css'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { AccountField, useTypedAccount } from '../../../chain/AccountField.tsx'
import { ChainProvider } from '../../../chain/ChainProvider.tsx'
import { useChain } from '../../../chain/chainContext.ts'
import { marketFailure } from '../../../chain/market/marketFailure.ts'
import { useNames } from '../../../chain/names/addressNames.ts'
import { usePlainNames } from '../../../chain/names/useNameMark.ts'
import { usePlacedAccount } from '../../../chain/names/usePlacedAccount.ts'
import { network } from '../../../chain/network.ts'
import { usePlace } from '../../../desktop/windows/usePlace.ts'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { useConnection } from '../../../wallet/connection.ts'
import { openWallet } from '../../../wallet/walletCommands.ts'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import {
  type HistoryFilter,
  historyPath,
  isFiltered,
  parseHistoryFilter,
  periodProblem,
} from './historyFilter.ts'
import { historyLines, peopleIn, wordsFor } from './historyLines.ts'
import { readFees } from './readFees.ts'
import { SaveHistory } from './SaveHistory.tsx'
import { useHistory } from './useHistory.ts'

/** Everything that the chain knows of an address: of the connected one, unless the address of the page has another. */
export function HistoryPage() {
  const { name, search } = usePlace()
  const { address: own } = useConnection()
  const placed = usePlacedAccount(name === 'history' ? '' : name, own)
  const { account } = placed
  const filter = parseHistoryFilter(search)
  return (
    <ChainProvider>
      <div className="stack">
        <WhoseForm
          text={placed.name ? name : (account ?? (name === 'history' ? '' : name))}
          error={placed.error}
          filter={filter}
          own={own}
        />
        {account ? (
          <History key={account} account={account} filter={filter} isOwn={name === 'history'} />
        ) : placed.isReading || placed.error ? undefined : (
          <div className="message">
            <Icon name="activity" size={32} />
            <div className="message-text">
              <p>Connect a wallet to see its history, or enter any address: no wallet needed.</p>
              <Button icon="plug" onClick={() => openWallet('connect')}>
                Connect wallet
              </Button>
            </div>
          </div>
        )}
      </div>
    </ChainProvider>
  )
}

type WhoseFormProps = {
  text: string
  error: string | undefined
  filter: HistoryFilter
  own: Address | undefined
}

function WhoseForm({ text, error, filter, own }: WhoseFormProps) {
  const { navigate } = useProgramWindow()
  const account = useTypedAccount({
    ...{ text, error },
    onFound: (found) => navigate(historyPath(found === own ? undefined : found, filter)),
    onNamed: (name) => navigate(historyPath(encodeURIComponent(name), filter)),
  })
  return (
    <search>
      <form className="history-form" onSubmit={account.find} noValidate>
        <AccountField {...account} />
        <div className="button-row">
          <Button type="submit" primary icon="search">
            Show
          </Button>
          {own && (
            // Not gone where it leads: the focus would fall off it.
            <Button icon="user" aria-disabled={text === own} onClick={() => account.show(own)}>
              Mine
            </Button>
          )}
        </div>
      </form>
    </search>
  )
}

type HistoryProps = { account: Address; filter: HistoryFilter; isOwn: boolean }

function History({ account, filter, isOwn }: HistoryProps) {
  const { navigate } = useProgramWindow()
  const given = useNames()
  const { pages = [], failureReason, ...reading } = useHistory(account, filter)
  const provenOf = useProven(account, pages)
  const failure = marketFailure(failureReason)
  const [newest] = pages
  const transactions = pages.flatMap(({ transactions }) => transactions)
  const primaryNameOf = usePlainNames(peopleIn(transactions))
  const names = { given, primaryNameOf }
  const lines = newest ? historyLines(newest, transactions, { nameOf: wordsFor(names) }) : []
  return (
    <>
      <HistoryFilters
        filter={filter}
        onChange={(next) => navigate(historyPath(isOwn ? undefined : account, next), { replace: true })}
      />
      {failure && (
        <div className="message" role="status">
          <Icon name="warning" size={32} />
          <p className="message-text">
            History unavailable: {failure}. {newest ? 'This may be out of date. ' : ''}Retrying…
          </p>
          <Button onClick={reading.readAgain}>Retry</Button>
        </div>
      )}
      <HistoryTable
        lines={lines}
        provenOf={provenOf}
        status={newest || periodProblem(filter) ? 'ready' : failure ? 'error' : 'loading'}
        error="Not loaded yet."
        empty={isFiltered(filter) ? 'Nothing matches these filters.' : 'Nothing yet.'}
      />
      {newest && (
        <p className="muted-text" role="status">
          {countWords(lines.length, reading.hasMore)} {sinceWords(newest.since)}
        </p>
      )}
      <div className="button-row">
        {reading.hasMore && (
          <Button busy={reading.isReadingMore ? 'Loading…' : undefined} onClick={reading.readMore}>
            Load more
          </Button>
        )}
        <SaveHistory account={account} filter={filter} isEmpty={lines.length === 0} />
        <Button icon="portfolio" onClick={() => navigate(`/portfolio/${account}`)}>
          Portfolio
        </Button>
      </div>
    </>
  )
}

/** Of every page that is there, what the chain says of its transactions. */
function useProven(account: Address, pages: NonNullable<ReturnType<typeof useHistory>['pages']>) {
  const { client } = useChain()
  const proven = useQueries({
    queries: pages.map(({ transactions }) => ({
      queryKey: ['account fees', network.chain.id, account, transactions.map(({ hash }) => hash).join()],
      queryFn: () => readFees(client, account.toLowerCase(), transactions),
      // What is included stays as it is; another block would make it another page.
      staleTime: Number.POSITIVE_INFINITY,
      meta: { isKept: false },
    })),
  })
  return (hash: string) => proven.map(({ data }) => data?.get(hash)).find((found) => found !== undefined)
}

function countWords(count: number, hasMore: boolean): string {
  const transactions = `${count} ${count === 1 ? 'transaction' : 'transactions'}`
  return hasMore ? `${transactions} loaded, more available.` : `${transactions} in all.`
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

function sinceWords(since: number | null): string {
  if (since === null) return 'This server has not indexed anything yet.'
  return `Indexed since ${dayFormat.format(since * 1_000)}: tokens, pairs, farm and vault of LOVE. Plain ETH transfers are not included.`
}
