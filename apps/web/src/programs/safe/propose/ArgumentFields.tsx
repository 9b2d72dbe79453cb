import { cleanText } from '@love/protocol/format/cleanText'
import { Field } from '@love/ui98/Field'
import type { AbiParameter } from 'viem'
import { NameField } from '../../../chain/names/NameField.tsx'

type ArgumentFieldsProps = {
  inputs: readonly AbiParameter[]
  texts: readonly string[]
  onChange: (texts: readonly string[]) => void
  /** One for each parameter; undefined where what was typed fits. */
  problems: readonly (string | undefined)[]
}

/** A field for each parameter of a function. */
export function ArgumentFields({ inputs, texts, onChange, problems }: ArgumentFieldsProps) {
  return inputs.map((input, index) => {
    const isJson = /\]$|^tuple/.test(input.type)
    const common = {
      label: `${cleanText(input.name ?? '', 60) || `Argument ${index + 1}`} (${input.type})`,
      value: texts[index] ?? '',
      onChange: (text: string) => onChange(inputs.map((_, at) => (at === index ? text : (texts[at] ?? '')))),
      error: problems[index],
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: a parameter is known by its place
    if (input.type === 'address') return <NameField key={index} {...common} />
    return (
      <Field
        // biome-ignore lint/suspicious/noArrayIndexKey: a parameter is known by its place
        key={index}
        {...common}
        hint={isJson ? 'As JSON: ["1", "2"]' : undefined}
        rows={isJson ? 2 : undefined}
        autoComplete="off"
        spellCheck={false}
      />
    )
  })
}
