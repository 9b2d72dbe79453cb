import { shortAddress } from '@love/protocol/format/shortAddress'
import { type Approval, approvalsIn } from '@love/safe/nested/approvals'
import type { SafeTx } from '@love/safe/safeTx'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import type { Address } from 'viem'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { callWords } from '../calls/callWords.ts'
import { useWho } from '../known/useWho.ts'
import { useChecked } from '../queue/useChecked.ts'
import { useSafeFacts } from '../review/useSafeFacts.ts'
import { safePath } from '../safePlace.ts'

/** A batch may confirm hundreds; the details have all of them. */
const mostShown = 5

type ApprovedTransactionsProps = {
  safe: Address
  tx: SafeTx
  /** Inside a button there is no link. */
  isLinked?: boolean
}

/** What a proposal confirms in other Safes, line by line. */
export function ApprovedTransactions({ safe, tx, isLinked = false }: ApprovedTransactionsProps) {
  return approvalsIn(tx, safe)
    .slice(0, mostShown)
    .map((approval) => (
      <Approved key={`${approval.child}${approval.hash}`} approval={approval} isLinked={isLinked} />
    ))
}

type ApprovedProps = { approval: Approval; isLinked: boolean }

function Approved(props: ApprovedProps) {
  const { child } = props.approval
  const { data: facts, error } = useSafeFacts(child)
  if (facts) return <KnownChild {...props} facts={facts} />
  if (!error) return null
  return (
    <span className="error-text safe-line">
      Confirms something in {shortAddress(child)}, which is no Safe
    </span>
  )
}

function KnownChild({ approval: { child, hash }, isLinked, facts }: ApprovedProps & { facts: SafeFacts }) {
  const { nameOf } = useWho()
  const id = `multisig_${child}_${hash}`
  const { details, verified, tree, failureReason } = useChecked({ identity: facts, id })
  const where = `child Safe ${shortAddress(child)}`
  if (!verified?.matches || !tree)
    return (
      (failureReason || verified) && (
        <span className="error-text safe-line">Confirms an unknown transaction of {where}</span>
      )
    )
  const words = `nonce ${verified.tx.nonce} of ${where}: ${callWords(tree, { safe: child, nameOf })}`
  const isPending = details?.txStatus?.toString().startsWith('AWAITING')
  const to = safePath(child, isPending ? 'queue' : 'history', new URLSearchParams({ tx: id }))
  return (
    <span className={isLinked ? 'safe-line' : 'muted-text safe-line'}>
      Confirms{' '}
      {isLinked ? (
        <ProgramLink className="nested-open" to={to}>
          {words}
        </ProgramLink>
      ) : (
        words
      )}
    </span>
  )
}
