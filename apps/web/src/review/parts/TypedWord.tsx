import { Field } from '@love/ui98/Field'

type TypedWordProps = { word: string; value: string; onChange: (value: string) => void; to?: string }

/** For what may cost much: a word has to be written, so that nobody clicks through. */
export function TypedWord({ word, value, onChange, to = 'confirm' }: TypedWordProps) {
  return (
    <Field
      label={`Type ${word} to ${to}`}
      value={value}
      onChange={onChange}
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
    />
  )
}
