import { cleanText } from '@love/protocol/format/cleanText'
import type { Address } from 'viem'
import { useWho } from '../known/useWho.ts'

type ProposerNoteProps = {
  /** As the gateway keeps it: it may say anything. */
  note: string | undefined
  /** Undefined where a list does not tell. */
  proposer?: Address | undefined
}

/** A gateway may keep longer ones of other clients. */
const mostShown = 200

/** What the proposer wanted the other owners to know, as a line of a list. */
export function ProposerNote({ note, proposer }: ProposerNoteProps) {
  const { who } = useWho()
  const text = shownNote(note)
  if (!text) return null
  return (
    <span className="safe-line safe-note">
      {proposer ? `Note from ${who(proposer)}` : 'Proposer’s note'}: <bdi>{text}</bdi>
    </span>
  )
}

/** The same where something is signed or looked at closely: whose it is, and what it is not. */
export function ProposerNoteBox({ note, proposer }: ProposerNoteProps) {
  if (!shownNote(note)) return null
  return (
    <p>
      <ProposerNote note={note} proposer={proposer} />
      <span className="muted-text safe-line">
        For information only: not part of the signed data or of what is executed.
      </span>
    </p>
  )
}

/** Text from somebody else: nothing that would hide or turn around what stands beside it. */
function shownNote(note: string | undefined): string {
  return cleanText(note ?? '', mostShown)
}
