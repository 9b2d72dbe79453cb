import { useState } from 'react'
import type { SafeReviewRequest } from '../../../wallet/safe/review/safeReviewRequest.ts'
import { noteIn, withProposerNote } from '../notes/proposerNote.ts'

export type ChosenNote = {
  readonly text: string
  /** Why it cannot go with the proposal. */
  readonly problem: string | undefined
  /** Undefined for what somebody else proposed. */
  readonly onChange: ((text: string) => void) | undefined
  /** What was asked for, with the note in it. */
  readonly request: SafeReviewRequest
}

/** What the proposer wants the other owners to know; it travels with the proposal. */
export function useProposerNote(asked: SafeReviewRequest): ChosenNote {
  const isNew = asked.kind === 'propose' || asked.kind === 'proposeTx' || asked.kind === 'reject'
  const [text, setText] = useState(() => (isNew ? (asked.note ?? noteIn(asked.origin)) : ''))
  if (!isNew) return { text: '', problem: undefined, onChange: undefined, request: asked }
  const noted = withProposerNote(asked.origin, text)
  return {
    text,
    problem: noted ? undefined : 'The note is too long to fit beside the app’s address. Shorten it.',
    onChange: setText,
    request: { ...asked, origin: noted?.origin },
  }
}
