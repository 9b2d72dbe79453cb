import { Button } from '@love/ui98/Button'
import { Field } from '@love/ui98/Field'
import { GroupBox } from '@love/ui98/GroupBox'
import { RadioGroup } from '@love/ui98/RadioGroup'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { requestSafeReview } from '../../../wallet/safe/review/requestSafeReview.ts'
import { ActButton } from '../workspace/ActButton.tsx'
import type { Acting } from '../workspace/useActing.ts'
import { parsePlainText, parseTypedDataText } from './parseMessageText.ts'

const kinds = [
  { value: 'text', label: 'Text' },
  { value: 'typed', label: 'Typed data' },
]

/** The way to a new message. */
export function NewMessage({ safe, acting }: { safe: Address; acting: Acting }) {
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState('text')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const isText = kind === 'text'

  async function review() {
    const parsed = isText ? parsePlainText(text) : parseTypedDataText(text)
    if ('error' in parsed) return setError(parsed.error)
    setError(undefined)
    const title = isText ? 'Sign text' : 'Sign typed data'
    const { status } = await requestSafeReview({ kind: 'message', safe, title, message: parsed.message })
    if (status !== 'message') return
    setText('')
    setOpen(false)
  }

  if (!isOpen)
    return (
      <div className="button-row">
        <Button icon="paper" onClick={() => setOpen(true)}>
          New message…
        </Button>
      </div>
    )
  return (
    <form onSubmit={(event: FormEvent) => event.preventDefault()} noValidate>
      <GroupBox legend="New message">
        <div className="stack">
          <RadioGroup
            legend="Kind"
            options={kinds}
            value={kind}
            onChange={(next) => {
              setKind(next)
              setError(undefined)
            }}
            row
          />
          <Field
            label={isText ? 'Text to sign' : 'Typed data as JSON'}
            hint={
              isText ? 'Signed exactly as written.' : 'EIP-712: an object with domain, types and message.'
            }
            rows={isText ? 3 : 8}
            spellCheck={isText}
            value={text}
            onChange={(next) => {
              setText(next)
              setError(undefined)
            }}
            error={error}
          />
          <div className="button-row">
            <ActButton
              primary
              icon="key"
              reasonId={acting.obstacle && acting.noticeId}
              onAct={() => void review()}
            >
              Review and sign…
            </ActButton>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
          </div>
        </div>
      </GroupBox>
    </form>
  )
}
