import { shortAddress } from '@love/protocol/format/shortAddress'
import { Button } from '@love/ui98/Button'
import { Field } from '@love/ui98/Field'
import { GroupBox } from '@love/ui98/GroupBox'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { useKeptPlace } from '../../../account/signIn/useKeptPlace.ts'
import { longestName, withoutEntry } from '../../../book/addressBook/addressBook.ts'
import { addressBookStore, saveName } from '../../../book/addressBook/addressBookStore.ts'
import { useNames } from '../../../chain/names/addressNames.ts'
import { unwatchSafe } from './watchedSafes.ts'

type EditListProps = {
  safes: readonly Address[]
  /** They can be taken out of the list. */
  watched: readonly Address[]
}

/** More rows are shown when they are asked for. */
const fold = 20

/** Names for Safes, and which of them are watched. */
export function EditList({ safes, watched }: EditListProps) {
  const [shown, setShown] = useState(fold)
  const nameOf = useNames()
  const place = useKeptPlace()
  return (
    <GroupBox legend="Names and list">
      <div className="stack">
        {safes.length === 0 && <p>Your list is empty.</p>}
        <ul className="safe-edit">
          {safes.slice(0, shown).map((safe) => (
            <li key={safe}>
              <NameForm safe={safe} name={nameOf(safe) ?? ''} />
              {watched.includes(safe) && (
                <Button
                  icon="recycle-bin"
                  aria-label={`Stop watching ${shortAddress(safe)}`}
                  onClick={() => unwatchSafe(safe)}
                >
                  Stop watching
                </Button>
              )}
            </li>
          ))}
        </ul>
        {safes.length > shown && (
          <div className="button-row">
            <Button onClick={() => setShown(shown + fold)}>
              Show {Math.min(fold, safes.length - shown)} more of {safes.length} Safes
            </Button>
          </div>
        )}
        <p className="muted-text">Names are those of your address book. {place}.</p>
      </div>
    </GroupBox>
  )
}

function NameForm({ safe, name }: { safe: Address; name: string }) {
  const [text, setText] = useState(name)
  const [error, setError] = useState<string>()
  const [saved, setSaved] = useState('')

  function save(event: FormEvent) {
    event.preventDefault()
    try {
      if (text.trim() === '') addressBookStore.update((book) => withoutEntry(book, safe))
      else setText(saveName(safe, text).name)
      setSaved(text.trim() === '' ? 'Name removed.' : 'Saved.')
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : 'This name cannot be saved.')
    }
  }

  return (
    <form onSubmit={save} noValidate>
      <Field
        label={`Name of ${shortAddress(safe)}`}
        aside={<span role="status">{saved}</span>}
        autoComplete="off"
        maxLength={longestName}
        value={text}
        onChange={(next) => {
          setText(next)
          setError(undefined)
          setSaved('')
        }}
        error={error}
        suffix={<Button type="submit">Save</Button>}
      />
    </form>
  )
}
