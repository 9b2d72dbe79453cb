import { Checkbox } from '@love/ui98/Checkbox'
import { Field } from '@love/ui98/Field'
import { useState } from 'react'
import { type FarmFilter, mostCharacters } from './farmFilter.ts'

type FarmToolbarProps = { filter: FarmFilter; onChange: (filter: FarmFilter) => void }

export function FarmToolbar({ filter, onChange }: FarmToolbarProps) {
  // The field has its own text, because the address comes back a moment after a key: the cursor would jump.
  const [text, setText] = useState(filter.text)
  const [seen, setSeen] = useState(filter.text)
  if (seen !== filter.text) {
    setSeen(filter.text)
    setText(filter.text)
  }

  function search(typed: string) {
    setText(typed)
    onChange({ ...filter, text: typed })
  }

  return (
    <search className="farm-toolbar">
      <Field
        label="Search"
        type="search"
        placeholder="Name of a token"
        autoComplete="off"
        spellCheck={false}
        maxLength={mostCharacters}
        value={text}
        onChange={search}
      />
      <Checkbox
        label="Staked only"
        checked={filter.mine}
        onChange={(mine) => onChange({ ...filter, mine })}
      />
      <Checkbox label="LP in my wallet" checked={filter.lp} onChange={(lp) => onChange({ ...filter, lp })} />
      <Checkbox label="Ended" checked={filter.ended} onChange={(ended) => onChange({ ...filter, ended })} />
    </search>
  )
}
