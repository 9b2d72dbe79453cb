import type { AbiParameter } from 'viem'
import type { ParameterText } from './decodedData.ts'

export function parameterText(parameter: AbiParameter, value: unknown): ParameterText {
  if (Array.isArray(value)) {
    // A list, or a struct whose fields have no names.
    const fields = fieldsOf(parameter)
    const item = { ...parameter, type: parameter.type.replace(/\[\d*\]$/, '') }
    return value.map((one, index) => parameterText(fields[index] ?? item, one))
  }
  if (typeof value === 'object' && value !== null) {
    const named = value as Readonly<Record<string, unknown>>
    return fieldsOf(parameter).map((field) => parameterText(field, named[field.name ?? '']))
  }
  return String(value)
}

function fieldsOf(parameter: AbiParameter): readonly AbiParameter[] {
  return 'components' in parameter && parameter.type === 'tuple' ? parameter.components : []
}
