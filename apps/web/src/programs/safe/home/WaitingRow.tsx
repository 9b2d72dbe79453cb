import type { SafeFacts } from '@love/safe/write/safeFacts'
import { Icon } from '@love/ui98/Icon'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { errorText } from '../../../chain/errorText.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { callWords } from '../calls/callWords.ts'
import { useWho } from '../known/useWho.ts'
import type { QueueEntry } from '../queue/queueLines.ts'
import { statusWords } from '../queue/statusWords.ts'
import { useChecked } from '../queue/useChecked.ts'
import { countedEntry, useCounted } from '../queue/useCounted.ts'
import { useSafeFacts } from '../review/useSafeFacts.ts'
import { safePath } from '../safePlace.ts'
import { momentWords } from '../words/timeWords.ts'

type WaitingRowProps = { safe: Address; entry: QueueEntry }

/** What it does is read from what would be signed, with the Safe's version from the chain. */
export function WaitingRow({ safe, entry }: WaitingRowProps) {
  const { data: facts, failureReason } = useSafeFacts(safe)
  if (facts) return <CheckedRow {...{ safe, entry, facts }} />
  return <Row {...{ safe, entry }} title={failureReason ? errorText(failureReason) : 'Checking its hash…'} />
}

function CheckedRow({ safe, entry: told, facts }: WaitingRowProps & { facts: SafeFacts }) {
  const { nameOf } = useWho()
  const { summary, info } = told
  const seen = `${String(summary.txStatus)} ${info.confirmationsSubmitted}`
  const { details, verified, tree, failureReason } = useChecked({ identity: facts, id: summary.id, seen })
  const hashes = verified?.matches ? verified.hashes : undefined
  const entry = countedEntry(told, useCounted(safe, { details, hashes }))
  if (verified?.matches === false)
    return (
      <Row
        {...{ safe, entry }}
        isWrong
        title={verified.words}
        status={verified.outdated ? 'Signed before the update' : 'Does not match'}
      />
    )
  const title = tree
    ? callWords(tree, { safe, nameOf, version: facts.version })
    : failureReason
      ? gatewayErrorText(failureReason)
      : 'Checking its hash…'
  return <Row {...{ safe, entry, title }} status={statusWords(entry, Number(facts.nonce))} />
}

type RowProps = WaitingRowProps & { title: string; status?: string; isWrong?: boolean }

function Row({ safe, entry: { summary, info }, title, status = '…', isWrong = false }: RowProps): ReactNode {
  return (
    <tr {...{ role: 'row' }} data-mismatch={isWrong ? '' : undefined}>
      <th scope="row" {...{ role: 'rowheader' }} data-label="Transaction">
        <ProgramLink
          className="table-action safe-document"
          to={safePath(safe, 'queue', new URLSearchParams({ tx: summary.id }))}
        >
          <Icon name={isWrong ? 'error' : 'page'} />
          <span>{title}</span>
        </ProgramLink>
      </th>
      <td {...{ role: 'cell' }} data-label="Signed" data-line={1}>
        {info.confirmationsSubmitted} of {info.confirmationsRequired}
      </td>
      <td {...{ role: 'cell' }} data-line={2}>
        {isWrong ? <strong className="error-text">{status}</strong> : status}
      </td>
      <td {...{ role: 'cell' }} data-label="Proposed">
        {momentWords(summary.timestamp)}
      </td>
    </tr>
  )
}
