import { type Hash, keccak256, stringToHex } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'

type Fields = Readonly<Record<string, unknown>>

/** No file of the field is nearly as deep. */
const DEEPEST = 64

/** As the field's Transaction Builder computes it: of every field but the checksum, and of the name only that there is one. */
export function batchChecksum(file: Fields): Hash {
  const { checksum: _, ...meta } = fieldsOf(file.meta)
  return keccak256(stringToHex(ordered({ ...file, meta: { ...meta, name: null } }, 0)))
}

/** The names of an object in their order, then what they hold: the same for the same fields in any order. */
function ordered(value: unknown, depth: number): string {
  if (depth > DEEPEST) throw new SafeDataError('The file is nested too deeply.', 'Open another file.')
  if (Array.isArray(value)) return `[${value.map((one) => ordered(one, depth + 1)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const fields = fieldsOf(value)
  const names = Object.keys(fields).sort()
  return `{${JSON.stringify(names)}${names.map((name) => `${ordered(fields[name], depth + 1)},`).join('')}}`
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
