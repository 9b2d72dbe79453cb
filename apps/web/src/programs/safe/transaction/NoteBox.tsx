import { Button } from '@love/ui98/Button'
import { Field } from '@love/ui98/Field'
import { type FormEvent, useState } from 'react'
import type { Hash } from 'viem'
import { noteStore, useNotes } from '../../../session/safe/notes/noteStore.ts'
import { longestNote } from '../../../session/safe/notes/parseNotes.ts'

/** What somebody wants to remember about a transaction; it stays in this browser. */
export function NoteBox({ safeTxHash }: { safeTxHash: Hash }) {
  const kept = useNotes()(safeTxHash) ?? ''
  const [typed, setTyped] = useState(kept)
  const isKept = typed.trim() === kept

  function save(event: FormEvent) {
    event.preventDefault()
    noteStore.write(safeTxHash, typed)
    setTyped(typed.trim())
  }

  return (
    <form onSubmit={save}>
      <Field
        label="Note"
        hint={isKept && kept ? 'Kept in this browser.' : 'For yourself: it stays in this browser.'}
        maxLength={longestNote}
        value={typed}
        onChange={setTyped}
        suffix={
          <Button type="submit" icon="floppy" aria-disabled={isKept}>
            Save
          </Button>
        }
      />
    </form>
  )
}
