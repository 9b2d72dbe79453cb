import { useId } from 'react'
import type { Address } from 'viem'
import { NameField } from '../../../chain/names/NameField.tsx'
import { addressWords, type Suggestion } from './addressWords.ts'

type AddressFieldProps = {
  label: string
  /** The Safe that it is typed for, where there is one. */
  safe?: Address | undefined
  value: string
  onChange: (text: string) => void
  error: string | undefined
  /** Offered while somebody types, and told apart from look-alikes. */
  known: readonly Suggestion[]
  /** Said when the address itself has nothing to say. */
  hint?: string | undefined
}

/** An address, typed, pasted or chosen by its name. */
export function AddressField({ label, safe, value, onChange, error, known, hint }: AddressFieldProps) {
  const listId = useId()
  const words = addressWords(value, { safe, known })
  return (
    <NameField
      label={label}
      hint={words.hint ?? hint}
      error={error ?? words.warning}
      list={listId}
      value={value}
      onChange={onChange}
      suffix={
        <datalist id={listId}>
          {known.map(({ address, name }) => (
            <option key={address} value={address}>
              {name}
            </option>
          ))}
        </datalist>
      }
    />
  )
}
