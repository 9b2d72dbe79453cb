import { cleanText } from '@love/protocol/format/cleanText'
import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { Field } from '@love/ui98/Field'
import { type FormEvent, useId, useState } from 'react'
import type { RunDialogProps } from '../../desktop/Desktop.tsx'
import { known } from './known.ts'
import { runNames, runTarget } from './runTarget.ts'

/** Longer than a hash, so that whoever pastes more reads what is wrong with it. */
const mostCharacters = 200

export function RunDialog({ onOpen, onClose }: RunDialogProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  function run(event: FormEvent) {
    event.preventDefault()
    const target = runTarget(cleanText(typed, mostCharacters), known())
    if ('error' in target) return setError(target.error)
    onClose()
    onOpen(target.path)
  }

  return (
    <Dialog
      title="Run"
      icon="my-computer"
      onClose={onClose}
      buttons={
        <>
          <Button primary type="submit" form={id}>
            OK
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={id} className="stack" onSubmit={run} noValidate>
        <p>Enter the name of a program, token, pair or Safe, or an address.</p>
        <Field
          label="Open"
          list={`${id}names`}
          autoComplete="off"
          spellCheck={false}
          maxLength={mostCharacters}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            setError(undefined)
          }}
          error={error}
        />
        <datalist id={`${id}names`}>
          {runNames(known()).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </form>
    </Dialog>
  )
}
