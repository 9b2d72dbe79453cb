import { callTree } from '@love/safe/decode/callTree'
import { safeTxHash as hashOf } from '@love/safe/safeTx'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { Button } from '@love/ui98/Button'
import { isAddressEqual } from 'viem'
import { useNotes } from '../../../book/notes/noteStore.ts'
import { callWords } from '../calls/callWords.ts'
import { contractBook } from '../known/contractBook.ts'
import { useWho } from '../known/useWho.ts'
import { momentWords } from '../words/timeWords.ts'
import { ActButton } from '../workspace/ActButton.tsx'
import type { Acting } from '../workspace/useActing.ts'
import { BinRow } from './BinRow.tsx'
import type { DeletedProposal } from './bin.ts'
import { RemoveButton } from './RemoveButton.tsx'
import type { BinActions } from './useBinActions.ts'

type DeletedRowProps = { facts: SafeFacts; proposal: DeletedProposal; acting: Acting; actions: BinActions }

/** A proposal that only this browser still has. What it says it does is read from the bytes that were signed. */
export function DeletedRow({ facts, proposal, acting, actions }: DeletedRowProps) {
  const { safe, nonce: safeNonce } = facts
  const { tx, safeTxHash: hash, proposer, title, origin, deletedAt } = proposal
  const { nameOf, who } = useWho()
  const note = useNotes()(hash)
  const [nonce, when] = [String(tx.nonce), momentWords(deletedAt)]
  const isYours = !acting.you || isAddressEqual(acting.you, proposer)
  const why = `Deleted by ${isYours ? 'you' : who(proposer)}`
  if (hashOf({ ...facts, tx }) !== hash)
    return (
      <BinRow
        nonce={nonce}
        when={when}
        why={why}
        isMismatch
        document={<span className="error-text">Does not match its hash: the stored copy was altered.</span>}
        actions={<RemoveButton named={`nonce ${nonce}`} onRemove={() => actions.remove(hash)} />}
      />
    )
  const words = callWords(callTree(tx, { book: contractBook() }), { safe, nameOf, isExact: true })
  const named = `nonce ${nonce}: ${words}`
  const isUsedUp = tx.nonce < safeNonce
  return (
    <BinRow
      nonce={nonce}
      when={when}
      document={
        <>
          {words}
          {note && <span className="muted-text safe-line">{note}</span>}
          {title !== words && <span className="muted-text safe-line">Original title: {title}</span>}
        </>
      }
      why={
        <>
          {why}
          {isUsedUp && <span className="muted-text safe-line">Nonce {nonce} has since been used.</span>}
        </>
      }
      actions={
        <>
          {!isUsedUp && (
            <Button
              compact
              icon="printer"
              aria-label={`Restore ${named}`}
              busy={actions.restoring === hash ? 'Restoring…' : undefined}
              onClick={() => void actions.restore(proposal)}
            >
              Restore
            </Button>
          )}
          <ActButton
            compact
            aria-label={`Propose again ${named}`}
            reasonId={acting.obstacle && acting.noticeId}
            onAct={() => void actions.proposeAgain({ hash, tx, title: words, origin })}
          >
            Propose again
          </ActButton>
          <RemoveButton named={named} onRemove={() => actions.remove(hash)} />
        </>
      }
    />
  )
}
