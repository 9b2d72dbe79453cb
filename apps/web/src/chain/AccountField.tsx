import { cleanText } from '@love/protocol/format/cleanText'
import { Field } from '@love/ui98/Field'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { parseAccount } from './parseAccount.ts'

/** Longer than an address, so that whoever pastes more reads what is wrong with it. */
const mostCharacters = 100

type TypedAccountParameters = {
  /** As the address of the page has it, and what is wrong with that. */
  text: string
  error: string | undefined
  onFound: (account: Address) => void
}

/** What is typed into the field for an address, until it is one. */
export function useTypedAccount({ text, error, onFound }: TypedAccountParameters) {
  const [typed, setTyped] = useState(() => cleanText(text, mostCharacters))
  const [problem, setProblem] = useState(error)
  const [seen, setSeen] = useState(text)
  // Another place of the program: what was typed for the last one is over.
  if (seen !== text) {
    setSeen(text)
    setTyped(cleanText(text, mostCharacters))
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
    if ('error' in parsed) setProblem(parsed.error)
    else show(parsed.address)
  }

  function type(next: string) {
    setTyped(next)
    setProblem(undefined)
  }

  return { typed, problem, type, find, show }
}

type AccountFieldProps = Pick<ReturnType<typeof useTypedAccount>, 'typed' | 'problem' | 'type'>

export function AccountField({ typed, problem, type }: AccountFieldProps) {
  return (
    <Field
      label="Address"
      placeholder="0x…"
      autoComplete="off"
      spellCheck={false}
      maxLength={mostCharacters}
      value={typed}
      onChange={type}
      error={problem}
    />
  )
}
