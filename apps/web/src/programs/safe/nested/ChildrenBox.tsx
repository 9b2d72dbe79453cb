import './nested.css'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { deepestOwners } from '@love/safe/nested/ownerTree'
import type { SafeIdentity } from '@love/safe/safeTx'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { errorText } from '../../../chain/errorText.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { ownedSafesQuery } from '../../../wallet/safe/gateway/ownedSafesQuery.ts'
import { callWords } from '../calls/callWords.ts'
import { queueQuery } from '../gateway/queueQuery.ts'
import { usePages } from '../gateway/usePages.ts'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { useWho } from '../known/useWho.ts'
import { type QueueEntry, queueLines, seenOf } from '../queue/queueLines.ts'
import { useChecked } from '../queue/useChecked.ts'
import { countedEntry, useCounted } from '../queue/useCounted.ts'
import { useSafeFacts } from '../review/useSafeFacts.ts'
import { safePath } from '../safePlace.ts'

/** More would ask the gateway for too much at once. */
const mostChildren = 10
/** Of one child; its own queue has the rest. */
const mostWaiting = 5

/** A Safe seldom becomes an owner of another one. */
const lookMs = 60_000

function useChildren(safe: Address, above: readonly Address[]) {
  const isOn = above.length < deepestOwners
  const query = ownedSafesQuery(isOn ? safe : undefined)
  const { data, error } = useQuery({ ...query, refetchInterval: lookMs })
  // A circle ends where it began.
  const children = data?.safes.filter((child) => !isListedAddress([...above, safe], child)) ?? []
  return { children: children.slice(0, mostChildren), error: data ? null : error }
}

/** What waits for this Safe in the Safes that it owns, and in those that they own. */
export function ChildrenBox({ safe }: { safe: Address }) {
  const { children, error } = useChildren(safe, [])
  if (error) return <p className="muted-text">Child Safes could not be loaded. {gatewayErrorText(error)}</p>
  if (children.length === 0) return null
  return (
    <GroupBox legend="Child Safes">
      <ul className="nested-steps">
        {children.map((child) => (
          <Child key={child} parent={safe} child={child} above={[safe]} />
        ))}
      </ul>
    </GroupBox>
  )
}

type ChildProps = { parent: Address; child: Address; above: readonly Address[] }

/** Its owners are read from the chain: a service could name any Safe. */
function Child({ parent, child, above }: ChildProps) {
  const { data: facts, error } = useSafeFacts(child)
  const { children } = useChildren(child, above)
  if (facts && !isListedAddress(facts.owners, parent)) return null
  return (
    <li>
      <span className="nested-head">
        <Icon name="safe" />
        <SafeAddress address={child} of="the child Safe" />
        <ProgramLink className="nested-open" to={safePath(child)}>
          Open child Safe {shortAddress(child)}
        </ProgramLink>
      </span>
      {facts ? (
        facts.code.isVerified ? (
          <Waiting parent={parent} identity={facts} />
        ) : (
          <p className="error-text">Not a verified Safe: {facts.code.why}</p>
        )
      ) : (
        <p className="muted-text">{error ? errorText(error) : 'Loading…'}</p>
      )}
      {children.length > 0 && (
        <ul className="nested-steps" aria-label={`Child Safes of ${shortAddress(child)}`}>
          {children.map((next) => (
            <Child key={next} parent={child} child={next} above={[...above, child]} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Waiting({ parent, identity }: { parent: Address; identity: SafeIdentity & { nonce: bigint } }) {
  const { items, failureReason } = usePages(queueQuery(identity.safe))
  const entries = queueLines(items ?? [], Number(identity.nonce)).filter(({ kind }) => kind === 'entry')
  if (!items)
    return (
      <p className="muted-text">{failureReason ? gatewayErrorText(failureReason) : 'Loading its queue…'}</p>
    )
  if (entries.length === 0) return <p className="muted-text">Its queue is empty.</p>
  return (
    <>
      {entries
        .filter((line) => line.kind === 'entry')
        .slice(0, mostWaiting)
        .map((entry) => (
          <WaitingEntry key={entry.summary.id} parent={parent} identity={identity} entry={entry} />
        ))}
      {entries.length > mostWaiting && (
        <p>
          <ProgramLink to={safePath(identity.safe, 'queue')}>
            {entries.length - mostWaiting} more in its queue
          </ProgramLink>
        </p>
      )}
    </>
  )
}

type WaitingEntryProps = { parent: Address; identity: SafeIdentity; entry: QueueEntry }

function WaitingEntry({ parent, identity, entry: told }: WaitingEntryProps) {
  const { safe } = identity
  const { nameOf } = useWho()
  const { id } = told.summary
  const { details, verified, tree } = useChecked({ identity, id, seen: seenOf(told) })
  const hashes = verified?.matches ? verified.hashes : undefined
  const counted = useCounted(safe, { details, hashes })
  const { nonce, confirmationsSubmitted, confirmationsRequired } = countedEntry(told, counted).info
  const hasConfirmed = isListedAddress(counted.signers ?? [], parent)
  const isWaiting = counted.signers && !hasConfirmed && confirmationsSubmitted < confirmationsRequired
  const words =
    verified?.matches === false
      ? 'Does not match'
      : tree
        ? callWords(tree, { safe, nameOf })
        : 'Checking its hash…'
  return (
    <p>
      {isWaiting && <strong>Waits in child Safe {shortAddress(safe)}, </strong>}
      {confirmationsSubmitted} of {confirmationsRequired} signed
      {hasConfirmed && `, also by ${shortAddress(parent)}`}:{' '}
      <ProgramLink to={safePath(safe, 'queue', new URLSearchParams({ tx: id }))}>
        nonce {nonce}, {words}
      </ProgramLink>
    </p>
  )
}
