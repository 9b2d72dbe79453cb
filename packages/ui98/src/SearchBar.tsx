import { type ReactNode, useState } from 'react'
import { Field } from './Field.tsx'

export type SearchBarProps = {
  text: string
  onSearch: (text: string) => void
  placeholder: string
  maxLength: number
  /** Choices beside the field. */
  children?: ReactNode
}

/** Above a list: what it shows is what was searched for. */
export function SearchBar({ text, onSearch, placeholder, maxLength, children }: SearchBarProps) {
  // The field has its own text: where the address holds it, it comes back a moment after a key and the cursor would jump.
  const [typed, setTyped] = useState(text)
  const [seen, setSeen] = useState(text)
  if (seen !== text) {
    setSeen(text)
    setTyped(text)
  }

  function search(next: string) {
    setTyped(next)
    onSearch(next)
  }

  return (
    <search className="search-bar">
      <Field
        label="Search"
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        value={typed}
        onChange={search}
      />
      {children}
    </search>
  )
}
