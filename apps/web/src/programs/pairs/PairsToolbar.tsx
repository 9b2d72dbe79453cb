import { Checkbox } from '@love/ui98/Checkbox'
import { Field } from '@love/ui98/Field'
import { useState } from 'react'
import { mostCharacters, type PairsFilter } from './pairsFilter.ts'

type PairsToolbarProps = { filter: PairsFilter; onChange: (filter: PairsFilter) => void }

export function PairsToolbar({ filter, onChange }: PairsToolbarProps) {
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
    <search className="pairs-toolbar">
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
        label="With my liquidity"
        checked={filter.mine}
        onChange={(mine) => onChange({ ...filter, mine })}
      />
      <Checkbox
        label="With a farm pool"
        checked={filter.farm}
        onChange={(farm) => onChange({ ...filter, farm })}
      />
    </search>
  )
}
