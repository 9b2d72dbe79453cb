import { decodeMultiSend, isMultiSend, type MultiSendCall } from '@love/protocol/safe/multiSend'
import type { DataDecoded, DecodedParameter } from '@love/safe-api/replies/dataDecoded'
import type { Hex } from 'viem'
import type { AddressBook } from './addressBook.ts'
import { carriedCall } from './carriedCall.ts'
import { type DataToDecode, type DecodedFunction, decodeFunction } from './decodeFunction.ts'
import { parameterText } from './parameterText.ts'

/** Batches inside of batches are opened this far; deeper ones are shown as they are. */
const DEEPEST = 5

/** What calldata says by the ABIs we know. Undefined where none fits; never throws. */
export function decodeData(book: AddressBook, { to, data }: DataToDecode): DataDecoded | undefined {
  return decodeAt(book, { to, data }, DEEPEST)
}

function decodeAt(book: AddressBook, asked: DataToDecode, levelsLeft: number): DataDecoded | undefined {
  const found = decodeFunction(book, asked)
  if (!found) return undefined
  const calls = levelsLeft > 0 ? callsIn(asked.data, found) : undefined
  return {
    method: found.item.name,
    parameters: found.item.inputs.map((input, index): DecodedParameter => {
      const isCarrier = calls?.index === index
      return {
        name: input.name || `argument ${index + 1}`,
        type: input.type,
        value: parameterText(input, found.args[index]),
        ...(isCarrier && { valueDecoded: calls.calls.map((call) => inner(book, call, levelsLeft - 1)) }),
      }
    }),
  }
}

function inner(book: AddressBook, { operation, to, value, data }: MultiSendCall, levelsLeft: number) {
  const dataDecoded = data === '0x' ? undefined : decodeAt(book, { to, data }, levelsLeft)
  return { operation, to, value: String(value), data: data === '0x' ? null : data, dataDecoded }
}

/** The calls that an argument carries, and which argument it is. */
function callsIn(
  data: Hex,
  found: DecodedFunction,
): { readonly index: number; readonly calls: readonly MultiSendCall[] } | undefined {
  if (!isMultiSend(data)) return carriedCall(found)
  try {
    return { index: 0, calls: decodeMultiSend(data) }
  } catch {
    // It is shown as bytes then, which says that it was not understood.
    return undefined
  }
}
