import type { FloppyProposal } from '@love/safe/floppy/floppyFile'
import type { FloppyReading } from '@love/safe/floppy/readFloppy'
import { writeFloppy } from '@love/safe/floppy/writeFloppy'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { Button } from '@love/ui98/Button'
import { useId, useState } from 'react'
import type { Hash } from 'viem'
import { saveFile } from '../../../browser/saveFile.ts'
import { requestSafeReview } from '../../../wallet/safe/review/requestSafeReview.ts'
import { useOwner } from '../workspace/useOwner.ts'
import { floppyDetails } from './floppyDetails.ts'
import { putInDrive } from './floppyDrive.ts'
import { whyNotExecute, whyNotSign } from './floppyReasons.ts'
import { QrBox } from './QrBox.tsx'

type FloppyActionsProps = {
  facts: SafeFacts
  reading: FloppyReading
  /** In words, for the wallet and the list of transactions. */
  title: string
  text: string
  onSent: (sent: { readonly safeTxHash: Hash; readonly nonce: bigint }) => void
}

/** Sign, execute, save, show. */
export function FloppyActions({ facts, reading, title, text, onSent }: FloppyActionsProps) {
  const { proposal } = reading
  const { safe, tx, signatures } = proposal
  const [isShown, setShown] = useState(false)
  const [signId, executeId] = [useId(), useId()]
  const you = useOwner()
  const [noSign, noExecute] = [whyNotSign({ reading, facts, you }), whyNotExecute({ reading, facts, you })]
  const details = floppyDetails(proposal, facts.threshold)

  async function sign() {
    const result = await requestSafeReview({ kind: 'sign', safe, title, details })
    if (result.status !== 'signature') return
    const { owner, signature } = result
    const signed = writeFloppy({ ...proposal, signatures: [...signatures, { owner, signature }] })
    putInDrive(safe, { text: signed, isChanged: true })
  }

  async function execute() {
    const result = await requestSafeReview({ kind: 'execute', safe, title, details })
    if (result.status === 'executed') onSent({ safeTxHash: result.safeTxHash, nonce: tx.nonce })
  }

  function save() {
    saveFile({ name: floppyName(proposal, facts.threshold), text })
    putInDrive(safe, { text, isChanged: false })
  }

  return (
    <>
      <div className="button-row">
        <Button
          icon="key"
          aria-disabled={noSign !== undefined}
          aria-describedby={noSign ? signId : undefined}
          onClick={noSign ? undefined : () => void sign()}
        >
          Sign…
        </Button>
        <Button
          icon="printer"
          aria-disabled={noExecute !== undefined}
          aria-describedby={noExecute ? executeId : undefined}
          onClick={noExecute ? undefined : () => void execute()}
        >
          Execute…
        </Button>
        <Button icon="floppy" onClick={save}>
          Save as file
        </Button>
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide QR codes' : 'Show as QR codes'}
        </Button>
      </div>
      {(noSign || noExecute) && (
        <ul className="floppy-reasons muted-text">
          {noSign && <li id={signId}>{noSign}</li>}
          {noExecute && <li id={executeId}>{noExecute}</li>}
        </ul>
      )}
      {isShown && <QrBox text={text} />}
    </>
  )
}

/** Tells files of one proposal apart by how many have signed. */
function floppyName({ safe, tx, signatures }: FloppyProposal, threshold: number): string {
  const short = `${safe.slice(0, 6)}-${safe.slice(-4)}`
  return `love-safe-${short}-nonce-${tx.nonce}-${signatures.length}-of-${threshold}.json`
}
