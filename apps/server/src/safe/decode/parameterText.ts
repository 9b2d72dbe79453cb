import type { ParameterValue } from '@love/safe-api/replies/parameterValue'
import type { AbiParameter } from 'viem'

/** A decoded value as text, lists and structs as lists of it. */
export function parameterText(parameter: AbiParameter, value: unknown): ParameterValue {
  if (Array.isArray(value)) {
    const fields = fieldsOf(parameter)
    return value.map((item, index) => parameterText(fields[index] ?? parameter, item))
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
