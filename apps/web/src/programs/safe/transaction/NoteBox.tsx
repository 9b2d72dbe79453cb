import { Button } from '@love/ui98/Button'
import { Field } from '@love/ui98/Field'
import { type FormEvent, useState } from 'react'
import type { Hash } from 'viem'
import { useKeptPlace } from '../../../account/signIn/useKeptPlace.ts'
import { useNotes, writeNote } from '../../../book/notes/noteStore.ts'
import { longestNote } from '../../../book/notes/notes.ts'

/** What somebody wants to remember about a transaction. */
export function NoteBox({ safeTxHash }: { safeTxHash: Hash }) {
  const kept = useNotes()(safeTxHash) ?? ''
  // Undefined: what is kept, also when it comes from another device.
  const [edited, setEdited] = useState<string>()
  const typed = edited ?? kept
  const isKept = typed.trim() === kept
  const place = useKeptPlace()

  function save(event: FormEvent) {
    event.preventDefault()
    writeNote(safeTxHash, typed)
    setEdited(undefined)
  }

  return (
    <form onSubmit={save}>
      <Field
        label="Private note"
        hint={`Only you can see this. ${place}.`}
        maxLength={longestNote}
        value={typed}
        onChange={setEdited}
        suffix={
          <Button type="submit" icon="floppy" aria-disabled={isKept}>
            Save
          </Button>
        }
      />
    </form>
  )
}
