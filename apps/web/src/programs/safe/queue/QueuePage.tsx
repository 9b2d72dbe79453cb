import { Icon } from '@love/ui98/Icon'
import type { Address } from 'viem'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { callWords } from '../calls/callWords.ts'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { queueQuery } from '../gateway/queueQuery.ts'
import { usePages } from '../gateway/usePages.ts'
import { useWho } from '../known/useWho.ts'
import { ChildrenBox } from '../nested/ChildrenBox.tsx'
import { useIndirectly } from '../nested/useIndirectly.ts'
import { useRecycleBin } from '../recycleBin/recycleBin.ts'
import { binPath, safePath } from '../safePlace.ts'
import { TransactionView } from '../transaction/TransactionView.tsx'
import { ActNotice } from '../workspace/ActNotice.tsx'
import { MoreButton } from '../workspace/MoreButton.tsx'
import { identityOf, type SafePageProps } from '../workspace/pageProps.ts'
import { type Acting, useActing } from '../workspace/useActing.ts'
import { BulkExecute } from './bulk/BulkExecute.tsx'
import { readyEntries } from './bulk/readyEntries.ts'
import { DocumentActions } from './DocumentActions.tsx'
import { QueueTable } from './QueueTable.tsx'
import { type QueueEntry, queueLines } from './queueLines.ts'
import { RowActions } from './RowActions.tsx'
import type { Counted } from './useCounted.ts'

/** The list, or one of its documents. */
export function QueuePage(props: SafePageProps) {
  const acting = useIndirectly(props, useActing(props.info.owners))
  const id = props.search.get('tx')
  return (
    <div className="stack">
      <ActNotice acting={acting} />
      {id ? <Document key={id} {...props} acting={acting} id={id} /> : <Queue {...props} acting={acting} />}
    </div>
  )
}

type QueueProps = SafePageProps & { acting: Acting }

function Document({ acting, id, ...page }: QueueProps & { id: string }) {
  const { nameOf } = useWho()
  return (
    <TransactionView
      {...page}
      id={id}
      tab="queue"
      actions={({ details, verified, tree }, counted) =>
        details &&
        verified?.matches &&
        tree && (
          <DocumentActions
            {...factsOf(page, counted)}
            {...{
              details,
              acting,
              tx: verified.tx,
              title: callWords(tree, { ...identityOf(page), nameOf, isExact: true }),
            }}
          />
        )
      }
    />
  )
}

function Queue({ acting, ...page }: QueueProps) {
  const { safe, info } = page
  const { navigate } = useProgramWindow()
  const pages = usePages(queueQuery(safe))
  const lines = queueLines(pages.items ?? [], info.nonce)
  const ready = readyEntries(
    lines.filter((line): line is QueueEntry => line.kind === 'entry'),
    info.nonce,
  )
  const empty = pages.items
    ? 'Queue is empty.'
    : pages.failureReason
      ? 'Not loaded yet.'
      : 'Loading the queue…'
  const open = (id: string) => navigate(safePath(safe, 'queue', new URLSearchParams({ tx: id })))
  return (
    <>
      <GatewayNotice reading={pages}>
        <Icon name="printer" size={32} />
        <p className="safe-queue-words">
          Hashes and call data are verified in your browser.{' '}
          <ProgramLink to={safePath(safe, 'propose')}>New transaction</ProgramLink>
        </p>
      </GatewayNotice>
      <BulkExecute {...{ safe, info, acting, entries: ready }} />
      <QueueTable
        lines={lines}
        empty={empty}
        identity={identityOf({ safe, info })}
        safeNonce={info.nonce}
        owners={info.owners.map(({ value }) => value)}
        onOpen={open}
        actions={({ entry, details, verified, title, counted }) => (
          <RowActions
            {...factsOf(page, counted)}
            {...{ details, acting, title, tx: verified.tx }}
            onOpen={() => open(entry.summary.id)}
          />
        )}
      />
      <MoreButton pages={pages} what="transactions" />
      <ChildrenBox safe={safe} />
      <BinLink safe={safe} />
    </>
  )
}

/** What the chain says, and until it has spoken what the gateway says. */
function factsOf({ safe, info }: Pick<SafePageProps, 'safe' | 'info'>, { facts, signers }: Counted) {
  return {
    safe,
    signers,
    threshold: facts?.threshold ?? info.threshold,
    safeNonce: facts ? Number(facts.nonce) : info.nonce,
    owners: facts?.owners ?? info.owners.map(({ value }) => value),
  }
}

/** Full once something was deleted here. */
function BinLink({ safe }: { safe: Address }) {
  const { deleted } = useRecycleBin(safe)
  return (
    <p className="icon-text">
      <Icon name={deleted.length > 0 ? 'recycle-bin-full' : 'recycle-bin'} />
      <ProgramLink to={binPath(safe)}>Recycle Bin</ProgramLink>
    </p>
  )
}
