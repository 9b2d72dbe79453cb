import { cleanText } from '@love/protocol/format/cleanText'
import { Button } from '@love/ui98/Button'
import { Field } from '@love/ui98/Field'
import { type FormEvent, useState } from 'react'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { parseSafeAddress, safePath } from '../safePlace.ts'

type OpenFormProps = {
  /** What the address of the page holds, and why it is no Safe. */
  problem: { readonly text: string; readonly words: string } | undefined
}

/** Longer than an address, so that whoever pastes more reads what is wrong with it. */
const mostCharacters = 100

export function OpenForm({ problem }: OpenFormProps) {
  const { navigate } = useProgramWindow()
  const [typed, setTyped] = useState(() => cleanText(problem?.text ?? '', mostCharacters))
  const [error, setError] = useState(problem?.words)

  function open(event: FormEvent) {
    event.preventDefault()
    const parsed = parseSafeAddress(typed)
    if ('error' in parsed) setError(parsed.error)
    else navigate(safePath(parsed.address))
  }

  return (
    <search>
      <form onSubmit={open} noValidate>
        <Field
          label="Open a Safe by address"
          placeholder="0x…"
          autoComplete="off"
          spellCheck={false}
          maxLength={mostCharacters}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            setError(undefined)
          }}
          error={error}
          suffix={
            <Button type="submit" primary icon="folder">
              Open
            </Button>
          }
        />
      </form>
    </search>
  )
}
