import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getMultisigTransactions } from '@love/safe/api/endpoints/history'
import { rejection } from '@love/safe/build/safeTxOf'
import { safeTxHash } from '@love/safe/safeTx'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useNotes } from '../../../book/notes/noteStore.ts'
import { network } from '../../../chain/network.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { gatewayDefaults } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { callWords } from '../calls/callWords.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { useWho } from '../known/useWho.ts'
import { type Checked, useChecked } from '../queue/useChecked.ts'
import { safePath } from '../safePlace.ts'
import { momentWords } from '../words/timeWords.ts'
import { ActButton } from '../workspace/ActButton.tsx'
import type { Acting } from '../workspace/useActing.ts'
import { BinRow } from './BinRow.tsx'
import type { ReplacedProposal } from './binContent.ts'
import { RemoveButton } from './RemoveButton.tsx'
import type { BinActions } from './useBinActions.ts'

type ReplacedRowProps = { facts: SafeFacts; proposal: ReplacedProposal; acting: Acting; actions: BinActions }

/** A proposal that lost its nonce to another one. */
export function ReplacedRow({ facts, proposal, acting, actions }: ReplacedRowProps) {
  const { safe } = facts
  const { id, hash, nonce } = proposal
  const { nameOf } = useWho()
  const note = useNotes()(hash)
  const checked = useChecked({ identity: facts, id, seen: 'replaced' })
  const { data: executed } = useGatewayReading(executedQuery(safe, nonce))
  const { verified, tree } = checked
  const isMismatch = verified?.matches === false
  const words = tree && callWords(tree, { safe, nameOf, isExact: true })
  const named = `nonce ${nonce}${words ? `: ${words}` : ''}`
  // Rejections of a nonce are all the same transaction: its hash tells, and not what a gateway calls it.
  const isRejected = executed?.id.toLowerCase().endsWith(rejectionHash(facts, nonce))
  return (
    <BinRow
      nonce={String(nonce)}
      isMismatch={isMismatch}
      when={executed ? momentWords(executed.timestamp) : 'n/a'}
      document={
        <>
          {words ?? <Missing checked={checked} />}
          {note && <span className="muted-text safe-line">{note}</span>}
        </>
      }
      why={
        <>
          {isRejected ? `Rejected: nonce ${nonce} was used by an ` : `Replaced: nonce ${nonce} was used by `}
          {executed ? (
            <ProgramLink to={safePath(safe, 'history', new URLSearchParams({ tx: executed.id }))}>
              {isRejected ? 'on-chain rejection' : 'another transaction'}
            </ProgramLink>
          ) : (
            'another transaction'
          )}
        </>
      }
      actions={
        <>
          {verified?.matches && words && (
            <ActButton
              compact
              aria-label={`Propose again ${named}`}
              reasonId={acting.obstacle && acting.noticeId}
              onAct={() => void actions.proposeAgain({ hash, tx: verified.tx, title: words })}
            >
              Propose again
            </ActButton>
          )}
          <RemoveButton named={named} onRemove={() => actions.remove(hash)} />
        </>
      }
    />
  )
}

function Missing({ checked: { verified, failureReason } }: { checked: Checked }) {
  if (verified?.matches === false) return <span className="error-text">{verified.words}</span>
  return failureReason ? gatewayErrorText(failureReason) : 'Checking its hash…'
}

function rejectionHash(facts: SafeFacts, nonce: number): string {
  return safeTxHash({ ...facts, tx: rejection(facts.safe, BigInt(nonce)) })
}

/** What the Safe did with a nonce that is used up. */
function executedQuery(safe: Address, nonce: number) {
  return queryOptions({
    queryKey: safeKey(safe, 'executed', nonce),
    queryFn: ({ signal }) =>
      callEndpoint(safeGateway(), getMultisigTransactions, {
        parameters: { chainId: network.chain.id, address: safe },
        query: { executed: true, nonce, limit: 1 },
        signal,
      }),
    select: ({ results: [first] }) => (first?.type === 'TRANSACTION' ? first.transaction : undefined),
    ...gatewayDefaults,
    // What has happened stays.
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
