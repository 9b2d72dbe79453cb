import type { AbiParameter } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'

const numberBits =
  /^(u?)int(8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)$/
const fixedBytes = /^bytes([1-9]|[12]\d|3[012])$/

export type AbiType =
  | { readonly kind: 'number'; readonly isSigned: boolean; readonly bits: number }
  | { readonly kind: 'bytes'; readonly length: number | undefined }
  | { readonly kind: 'address' | 'bool' | 'string' }
  | { readonly kind: 'tuple'; readonly fields: readonly AbiParameter[] }
  | { readonly kind: 'list'; readonly item: AbiParameter; readonly length: number | undefined }

/** What a parameter takes. Throws for types that there are not. */
export function abiTypeOf(parameter: AbiParameter): AbiType {
  const { type } = parameter
  const list = /^(.+)\[(\d{0,4})\]$/.exec(type)
  if (list?.[1] !== undefined)
    return {
      kind: 'list',
      item: { ...parameter, type: list[1], name: '' },
      length: list[2] ? Number(list[2]) : undefined,
    }
  if (type === 'tuple')
    return { kind: 'tuple', fields: 'components' in parameter ? parameter.components : [] }
  if (type === 'address' || type === 'bool' || type === 'string') return { kind: type }
  if (type === 'bytes') return { kind: 'bytes', length: undefined }
  const number = numberBits.exec(type)
  if (number) return { kind: 'number', isSigned: number[1] === '', bits: Number(number[2]) }
  const bytes = fixedBytes.exec(type)
  if (bytes) return { kind: 'bytes', length: Number(bytes[1]) }
  throw new SafeDataError(`“${type.slice(0, 40)}” is not a type of a contract.`, 'Check the ABI.')
}
