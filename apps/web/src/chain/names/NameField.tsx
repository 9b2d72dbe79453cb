import './names.css'
import { cleanText } from '@love/protocol/format/cleanText'
import { Field, type FieldProps } from '@love/ui98/Field'
import { LazyNameMark } from './PrimaryName.tsx'
import { useTypedName } from './useTypedName.ts'

type NameFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error' | 'value' | 'onChange' | 'list' | 'suffix'>

/** Longer than an address, so that whoever pastes more reads what is wrong with it; as long as a name may be. */
export const mostNameCharacters = 255

/** Where an address is typed, pasted, or found by its name: `value` and `onChange` are about the address. */
export function NameField({ error, value, onChange, ...field }: NameFieldProps) {
  const { typed, lookup } = useTypedName(value, onChange)
  const problem =
    lookup.status === 'failed'
      ? lookup.words
      : error && lookup.status === 'reading'
        ? 'Wait until the address of this name is shown below.'
        : error
  return (
    <div className="name-field">
      <Field
        {...field}
        placeholder="0x… or name.eth"
        autoComplete="off"
        spellCheck={false}
        maxLength={mostNameCharacters}
        value={typed}
        onChange={onChange}
        error={problem}
      />
      <p role="status" className="field-hint name-field-status">
        {lookup.status === 'reading' && `Looking up ${cleanText(lookup.typed)}…`}
        {lookup.status === 'found' && (
          <>
            <bdi>{lookup.name}</bdi> is <code>{lookup.address}</code>{' '}
            <LazyNameMark name={lookup.name} address={lookup.address} />
          </>
        )}
      </p>
    </div>
  )
}
