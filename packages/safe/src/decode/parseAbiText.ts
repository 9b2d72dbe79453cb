import { type AbiFunction, type AbiParameter, parseAbi } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { abiTypeOf } from './parseArgument.ts'

const MOST_CHARACTERS = 256 * 1024
const MOST_FUNCTIONS = 2_000
const DEEPEST_TUPLE = 8
const LONGEST_TYPE = 60

/** The functions of an ABI that somebody pasted: JSON, a compiler's artifact, or lines that people can read. */
export function parseAbiText(text: string): readonly AbiFunction[] {
  if (text.length > MOST_CHARACTERS)
    throw new SafeDataError('The ABI is larger than 256 kB.', 'Paste only the functions you need.')
  const trimmed = text.trim()
  if (trimmed === '') throw new SafeDataError('The ABI is empty.', 'Paste the ABI of the contract.')
  const functions = /^[[{"]/.test(trimmed) ? fromJson(trimmed) : fromLines(trimmed)
  if (functions.length === 0)
    throw new SafeDataError('The ABI has no functions.', 'Paste the ABI of the contract you are calling.')
  if (functions.length > MOST_FUNCTIONS)
    throw new SafeDataError(
      `The ABI has ${functions.length} functions.`,
      `Paste at most ${MOST_FUNCTIONS} of them.`,
    )
  return functions
}

function fromJson(text: string): readonly AbiFunction[] {
  const json = parseJson(text)
  const items = isRecord(json) && 'abi' in json ? json.abi : json
  const list = Array.isArray(items) ? items : [items]
  if (list.length > 0 && list.every((item) => typeof item === 'string')) return fromLines(list.join('\n'))
  return list.flatMap((item, index) => {
    if (!isRecord(item)) throw bad(`Entry ${index + 1} of the ABI is not an object.`)
    return (item.type ?? 'function') === 'function' ? [functionOf(item, index)] : []
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw bad('The ABI is not valid JSON: it may be incomplete.')
  }
}

function functionOf(item: Readonly<Record<string, unknown>>, index: number): AbiFunction {
  const { name, inputs } = item
  if (typeof name !== 'string' || !/^[A-Za-z_$][\w$]{0,255}$/.test(name))
    throw bad(`Entry ${index + 1} of the ABI has no name.`)
  const where = `The function ${name}`
  const parameters = parametersOf(inputs ?? [], where, 0)
  return { type: 'function', name, inputs: parameters, outputs: [], stateMutability: mutabilityOf(item) }
}

function mutabilityOf({ stateMutability, constant, payable }: Readonly<Record<string, unknown>>) {
  if (stateMutability === 'view' || stateMutability === 'pure' || stateMutability === 'payable')
    return stateMutability
  // Compilers before 0.5 say it like this.
  if (constant === true) return 'view'
  return payable === true ? 'payable' : 'nonpayable'
}

function parametersOf(inputs: unknown, where: string, depth: number): readonly AbiParameter[] {
  if (!Array.isArray(inputs) || depth > DEEPEST_TUPLE) throw bad(`${where} has no list of parameters.`)
  return inputs.map((input: unknown): AbiParameter => {
    if (!isRecord(input) || typeof input.type !== 'string')
      throw bad(`${where} has a parameter without a type.`)
    const name = typeof input.name === 'string' ? input.name.slice(0, 100) : ''
    const type = input.type.replace(/^(u?int)(?=\[|$)/, '$1256')
    const parameter = /^tuple(\[|$)/.test(type)
      ? { name, type, components: parametersOf(input.components, where, depth + 1) }
      : { name, type }
    refuseUnknown(parameter, where)
    return parameter
  })
}

/** Types without any bytes are refused too: a list of them could be of any length, and reading it would never end. */
function refuseUnknown(parameter: AbiParameter, where: string): void {
  const isEmpty = 'components' in parameter && parameter.components.length === 0
  if (parameter.type.length > LONGEST_TYPE || /\[0+\]/.test(parameter.type) || isEmpty)
    throw unknownType(parameter, where)
  let inner = abiTypeFor(parameter, where)
  while (inner.kind === 'list') inner = abiTypeFor(inner.item, where)
}

function abiTypeFor(parameter: AbiParameter, where: string) {
  try {
    return abiTypeOf(parameter)
  } catch {
    throw unknownType(parameter, where)
  }
}

function unknownType({ type }: AbiParameter, where: string): SafeDataError {
  return bad(`${where} has a parameter of the unknown type “${type.slice(0, 40)}”.`)
}

function fromLines(text: string): readonly AbiFunction[] {
  const lines = text
    .split('\n')
    .map((line) =>
      line
        .replace(/\/\/.*$/, '')
        .trim()
        .replace(/[;,]$/, ''),
    )
    .filter((line) => line !== '')
    .map((line) =>
      /^(function|struct|event|error|constructor|fallback|receive)\b/.test(line) ? line : `function ${line}`,
    )
  const structs = lines.filter((line) => line.startsWith('struct'))
  return lines
    .filter((line) => line.startsWith('function'))
    .map((line) => {
      const found = parsedLine([...structs, line])
      if (!found) throw bad(`“${line.replace(/^function /, '').slice(0, 80)}” is not a function.`)
      return { ...found, inputs: parametersOf(found.inputs, `The function ${found.name}`, 0) }
    })
}

function parsedLine(lines: readonly string[]): AbiFunction | undefined {
  try {
    const abi = parseAbi(lines as readonly [string, ...string[]]) as readonly { type: string }[]
    return abi.find((item): item is AbiFunction => item.type === 'function')
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function bad(message: string): SafeDataError {
  return new SafeDataError(
    message,
    'Paste the ABI as JSON, or one function per line: transfer(address to, uint256 amount).',
  )
}
