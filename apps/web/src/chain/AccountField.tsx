import { cleanText } from '@love/protocol/format/cleanText'
import { looksLikeName } from '@love/protocol/names/looksLikeName'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { mostNameCharacters, NameField } from './names/NameField.tsx'
import { parseAccount } from './parseAccount.ts'

type TypedAccountParameters = {
  /** As the address of the page has it, and what is wrong with that. */
  text: string
  error: string | undefined
  onFound: (account: Address) => void
  /** A name whose address is not known yet: its page looks it up. */
  onNamed: (name: string) => void
}

/** What is typed into the field for an address, until it is one. */
export function useTypedAccount({ text, error, onFound, onNamed }: TypedAccountParameters) {
  const [typed, setTyped] = useState(() => cleanText(text, mostNameCharacters))
  const [problem, setProblem] = useState(error)
  const [seen, setSeen] = useState(text)
  // Another place of the program: what was typed for the last one is over.
  if (seen !== text) {
    setSeen(text)
    setTyped(cleanText(text, mostNameCharacters))
    setProblem(error)
  }

  function show(account: Address) {
    setTyped(account)
    setProblem(undefined)
    onFound(account)
  }

  function find(event: FormEvent) {
    event.preventDefault()
    const parsed = parseAccount(typed)
    if ('address' in parsed) show(parsed.address)
    else if (looksLikeName(typed)) onNamed(typed.trim())
    else setProblem(parsed.error)
  }

  function type(next: string) {
    setTyped(next)
    setProblem(undefined)
  }

  return { typed, problem, type, find, show }
}

type AccountFieldProps = Pick<ReturnType<typeof useTypedAccount>, 'typed' | 'problem' | 'type'>

export function AccountField({ typed, problem, type }: AccountFieldProps) {
  return <NameField label="Address or name" value={typed} onChange={type} error={problem} />
}
