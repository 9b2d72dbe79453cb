import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getTransactionHistory } from '@love/safe/api/endpoints/history'
import type { Address } from 'viem'
import { useAddressBook } from '../../../book/addressBook/addressBookStore.ts'
import { network } from '../../../chain/network.ts'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { pagesQuery } from '../gateway/pagesQuery.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { type Pages, usePages } from '../gateway/usePages.ts'
import { safePath } from '../safePlace.ts'
import { TransactionView } from '../transaction/TransactionView.tsx'
import { MoreButton } from '../workspace/MoreButton.tsx'
import type { SafePageProps } from '../workspace/pageProps.ts'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryProgress, UnexplainedEther } from './HistoryGaps.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { fits, historySearch, parseHistoryFilter } from './historyFilter.ts'
import { historyRows } from './historyRows.ts'
import { SaveHistory } from './SaveHistory.tsx'

/** The list, or one of its lines. */
export function HistoryPage(props: SafePageProps) {
  const id = props.search.get('tx')
  if (id) return <TransactionView key={id} {...props} id={id} tab="history" />
  // A list that is not whole yet would be taken for all that ever happened.
  if (props.info.historyBeingRead) return <BeingRead {...props} />
  return <History {...props} />
}

function BeingRead({ info, infoReading }: SafePageProps) {
  return (
    <div className="stack">
      <GatewayNotice reading={infoReading} />
      <HistoryProgress info={info} />
      <p>Transactions appear here once the history is fully loaded.</p>
    </div>
  )
}

function History({ safe, search, info }: SafePageProps) {
  const { navigate } = useProgramWindow()
  const book = useAddressBook()
  const pages = usePages(historyQuery(safe))
  const filter = parseHistoryFilter(search)
  const all = historyRows(
    [...(pages.items ?? [])],
    book.map(({ address }) => address),
  )
  const fitting = all.filter((row) => fits(row, filter))
  const rows = fitting.filter(({ isSpam }) => filter.withSpam || !isSpam)
  const spamCount = fitting.filter(({ isSpam }) => isSpam).length
  const hidden = filter.withSpam ? 0 : spamCount
  const tokens = [...new Set(all.flatMap(({ token }) => token ?? []))].sort()
  const isFiltered = rows.length < all.length
  return (
    <div className="stack">
      <GatewayNotice reading={pages} />
      <HistoryFilters
        filter={filter}
        tokens={tokens}
        spamCount={spamCount}
        onChange={(next) => navigate(safePath(safe, 'history', historySearch(next)), { replace: true })}
      />
      <p role="status">
        {countWords(rows.length, all.length)}
        {hidden > 0 && `, ${hidden} spam hidden`}
        {pages.hasMore ? '; more available' : ''}.
      </p>
      <HistoryTable
        safe={safe}
        rows={rows}
        onOpen={(id) => navigate(safePath(safe, 'history', new URLSearchParams({ tx: id })))}
        empty={emptyWords(pages, isFiltered)}
      />
      <UnexplainedEther info={info} />
      <MoreButton pages={pages} what="history" />
      <SaveHistory safe={safe} info={info} rows={rows} />
    </div>
  )
}

function countWords(shown: number, all: number): string {
  return shown === all ? `${all} loaded` : `${shown} of ${all} loaded`
}

function emptyWords({ items, failureReason }: Pages<unknown>, isFiltered: boolean): string {
  if (!items) return failureReason ? 'Not loaded yet.' : 'Loading the history…'
  return isFiltered ? 'No loaded transactions match these filters.' : 'No transactions yet.'
}

/** What happened, newest first, with all that strangers sent: how much of it is shown is decided here. */
function historyQuery(safe: Address) {
  return pagesQuery(safeKey(safe, 'history'), (link, signal) =>
    callEndpoint(safeGateway(), getTransactionHistory, {
      ...(link ?? {
        parameters: { chainId: network.chain.id, safe_address: safe },
        query: { trusted: false, imitation: true },
      }),
      signal,
    }),
  )
}
