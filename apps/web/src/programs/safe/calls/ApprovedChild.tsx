import { shortAddress } from '@love/protocol/format/shortAddress'
import type { SafeTx } from '@love/safe/safeTx'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import { verifySafeTx } from '@love/safe/write/verifySafeTx'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address, Hash } from 'viem'
import { Message } from '../../../review/parts/Message.tsx'
import { detailsQuery } from '../gateway/detailsQuery.ts'
import { UnverifiedSafe } from '../known/UnverifiedSafe.tsx'
import { SafeEffects } from '../review/parts/SafeEffects.tsx'
import { useSafeFacts } from '../review/useSafeFacts.ts'
import { useSafeSimulation } from '../review/useSafeSimulation.ts'

type ApprovedChildProps = {
  /** Whose approval it is. */
  by: Address
  /** The Safe in which it is released. */
  child: Address
  hash: Hash
  /** All that it calls. */
  calls: (tx: SafeTx) => ReactNode
}

/** What an approval releases in another Safe: its transaction, found by its hash and computed again from its fields. */
export function ApprovedChild({ by, child, hash, calls }: ApprovedChildProps) {
  const { data: facts, error } = useSafeFacts(child)
  const details = useQuery(detailsQuery(child, `multisig_${child}_${hash}`))
  const found = facts && details.data && verifySafeTx(details.data, facts)
  if (error && !facts) return <Unknown child={child}>That address could not be read as a Safe.</Unknown>
  if (details.error && !details.data)
    return <Unknown child={child}>No transaction with this hash was found.</Unknown>
  if (!facts || !found) return <ProgressBar label="Looking up the approved transaction…" />
  if (!found.matches) return <Unknown child={child}>{found.words}</Unknown>
  if (found.hashes.hash !== hash)
    return <Unknown child={child}>The transaction found has a different hash.</Unknown>
  return (
    <section className="review-child" aria-label={`Approved in Safe ${shortAddress(child)}`}>
      {!isListedAddress(facts.owners, by) && (
        <p className="error-text">
          {shortAddress(by)} is not an owner of this Safe: the approval would fail, and count for nothing.
        </p>
      )}
      <p>
        Counts as one of {facts.threshold} signatures for this transaction of Safe{' '}
        <code>{shortAddress(child)}</code> (nonce {String(found.tx.nonce)}):
      </p>
      {!facts.code.isVerified && <UnverifiedSafe why={facts.code.why} />}
      <ChildEffects safe={child} tx={found.tx} />
      {calls(found.tx)}
    </section>
  )
}

function ChildEffects({ safe, tx }: { safe: Address; tx: SafeTx }) {
  return <SafeEffects simulation={useSafeSimulation(safe, tx, { isOn: true })} />
}

function Unknown({ child, children }: { child: Address; children: ReactNode }) {
  return (
    <Message icon="error" role="alert">
      <p className="error-text">
        This approves a transaction of Safe {shortAddress(child)} whose content is unknown here. {children} Do
        not sign unless you have verified it elsewhere.
      </p>
    </Message>
  )
}
