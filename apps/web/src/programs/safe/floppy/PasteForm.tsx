import { Button } from '@love/ui98/Button'
import { Field } from '@love/ui98/Field'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../chain/errorText.ts'
import { scannedParts } from './scannedParts.ts'

type PasteFormProps = {
  /** Answers with nothing when it is refused; why stands elsewhere. */
  onText: (text: string) => Promise<unknown>
}

/** For what comes by mail or from a camera. Codes can be pasted one by one, in any order. */
export function PasteForm({ onText }: PasteFormProps) {
  const [typed, setTyped] = useState('')
  const [parts, setParts] = useState<readonly string[]>([])
  const [note, setNote] = useState<{ readonly words: string; readonly isBad: boolean }>()

  async function read(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '') return setNote({ words: 'Paste something first.', isBad: true })
    try {
      const scanned = scannedParts(typed, parts)
      if (scanned.status === 'waiting') {
        setParts(scanned.parts)
        setNote({ words: scanned.words, isBad: false })
        return setTyped('')
      }
      setParts([])
      setNote(undefined)
      if (await onText(scanned.text)) setTyped('')
    } catch (error) {
      setNote({ words: errorText(error), isBad: true })
    }
  }

  return (
    <form onSubmit={(event) => void read(event)}>
      <Field
        label="Or paste the text of a file or of scanned QR codes"
        hint={note?.isBad ? undefined : note?.words}
        error={note?.isBad ? note.words : undefined}
        rows={2}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          if (note?.isBad) setNote(undefined)
        }}
        autoComplete="off"
        spellCheck={false}
        suffix={<Button type="submit">Read</Button>}
      />
    </form>
  )
}
