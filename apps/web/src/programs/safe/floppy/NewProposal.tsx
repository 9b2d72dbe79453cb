import type { FloppyFacts } from '@love/safe/floppy/floppyFile'
import { writeFloppy } from '@love/safe/floppy/writeFloppy'
import { Button } from '@love/ui98/Button'
import { Field } from '@love/ui98/Field'
import { type FormEvent, useState } from 'react'
import { NameField } from '../../../chain/names/NameField.tsx'
import { type NewProposalTexts, parseNewProposal } from './parseNewProposal.ts'

type NewProposalProps = { facts: FloppyFacts; onText: (text: string) => void }

type Errors = Readonly<Partial<Record<keyof NewProposalTexts, string | undefined>>>

/** The first floppy, for whoever has neither a file nor a gateway. Everything larger is made under Propose. */
export function NewProposal({ facts, onText }: NewProposalProps) {
  const [texts, setTexts] = useState({ to: '', ether: '', data: '', nonce: String(facts.nonce) })
  const [errors, setErrors] = useState<Errors>({})
  const field = (name: keyof NewProposalTexts) => ({
    value: texts[name],
    error: errors[name],
    onChange(text: string) {
      setTexts({ ...texts, [name]: text })
      setErrors({ ...errors, [name]: undefined })
    },
  })
  const plain = { autoComplete: 'off', spellCheck: false }

  function write(event: FormEvent) {
    event.preventDefault()
    const parsed = parseNewProposal(texts, facts.nonce)
    setErrors('errors' in parsed ? parsed.errors : {})
    if (!('tx' in parsed)) return
    const { chainId, safe, version } = facts
    onText(writeFloppy({ chainId, safe, version, tx: parsed.tx, signatures: [] }))
  }

  return (
    <details className="floppy-new">
      <summary>Or create a new transaction here</summary>
      <form className="stack" onSubmit={write}>
        <NameField label="Recipient" {...field('to')} />
        <Field label="ETH to send" hint="Optional." {...plain} {...field('ether')} numeric />
        <Field
          label="Data"
          hint="Optional. Hex call data for a contract call."
          {...plain}
          {...field('data')}
          rows={2}
        />
        <Field label="Nonce" {...plain} {...field('nonce')} inputMode="numeric" maxLength={15} />
        <div className="button-row">
          <Button type="submit" icon="floppy">
            Write to floppy
          </Button>
        </div>
      </form>
    </details>
  )
}
