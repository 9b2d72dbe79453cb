import { type ReactNode, useId, useState } from 'react'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'

export type SearchBarProps = {
  text: string
  onSearch: (text: string) => void
  placeholder: string
  maxLength: number
  /** On a phone all of it is behind a button with these words, and so are the headings of a table with two-line rows. */
  fold?: string | undefined
  /** Choices beside the field. */
  children?: ReactNode
}

/** Above a list: what it shows is what was searched for. */
export function SearchBar({ text, onSearch, placeholder, maxLength, fold, children }: SearchBarProps) {
  // The field has its own text: where the address holds it, it comes back a moment after a key and the cursor would jump.
  const [typed, setTyped] = useState(text)
  const [seen, setSeen] = useState(text)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (seen !== text) {
    setSeen(text)
    setTyped(text)
  }

  function search(next: string) {
    setTyped(next)
    onSearch(next)
  }

  return (
    <search className="search-bar" data-open={isOpen || undefined}>
      {fold && (
        <Button
          className="search-fold"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {fold}
        </Button>
      )}
      <div id={id} className="search-parts">
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
      </div>
    </search>
  )
}
