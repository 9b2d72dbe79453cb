import { Button } from '@love/ui98/Button'
import { Field } from '@love/ui98/Field'
import { type FormEvent, useState } from 'react'
import { longestName } from '../../../book/addressBook/addressBook.ts'
import { saveName } from '../../../book/addressBook/addressBookStore.ts'
import { NameField } from '../../../chain/names/NameField.tsx'
import { parseSafeAddress } from '../safePlace.ts'

type Problems = { readonly address?: string; readonly name?: string }

/** A new name, or another one for an address that has one. */
export function EntryForm() {
  const [address, setAddress] = useState('')
  const [name, setName] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [saved, setSaved] = useState('')

  function save(event: FormEvent) {
    event.preventDefault()
    setSaved('')
    const parsed = parseSafeAddress(address)
    if ('error' in parsed) return setProblems({ address: parsed.error })
    try {
      const entry = saveName(parsed.address, name)
      setProblems({})
      setAddress('')
      setName('')
      setSaved(entry.isNew ? `Added ${entry.name}.` : `Renamed to ${entry.name}.`)
    } catch (error) {
      setProblems({ name: error instanceof Error ? error.message : 'This name cannot be saved.' })
    }
  }

  return (
    <form className="safe-entry" onSubmit={save} noValidate>
      <NameField
        label="Address"
        value={address}
        onChange={(next) => {
          setAddress(next)
          setProblems(({ name }) => ({ ...(name && { name }) }))
        }}
        error={problems.address}
      />
      <Field
        label="Name"
        autoComplete="off"
        maxLength={longestName}
        value={name}
        onChange={(next) => {
          setName(next)
          setProblems(({ address }) => ({ ...(address && { address }) }))
        }}
        error={problems.name}
      />
      <Button type="submit" primary icon="check">
        Save name
      </Button>
      <p role="status" className="safe-entry-saved">
        {saved}
      </p>
    </form>
  )
}
