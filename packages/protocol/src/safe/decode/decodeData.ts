import type { MultiSendCall } from '../multiSend.ts'
import { carriedCalls } from './carriedCalls.ts'
import type { ContractBook } from './contractBook.ts'
import type { DecodedData, DecodedParameter } from './decodedData.ts'
import { type DataToDecode, decodeFunction } from './decodeFunction.ts'
import { deepestBatch } from './deepestBatch.ts'
import { parameterText } from './parameterText.ts'

/** What calldata says by the ABIs we know. Undefined where none fits; never throws. */
export function decodeData(book: ContractBook, { to, data }: DataToDecode): DecodedData | undefined {
  return decodeAt(book, { to, data }, deepestBatch)
}

function decodeAt(book: ContractBook, asked: DataToDecode, levelsLeft: number): DecodedData | undefined {
  const found = decodeFunction(book, asked)
  if (!found) return undefined
  // Bytes that are too deep or cannot be read are shown as such, which says that they were not understood.
  const carried = levelsLeft > 0 ? carriedCalls(asked.data) : undefined
  return {
    method: found.item.name,
    parameters: found.item.inputs.map((input, index): DecodedParameter => {
      const calls = carried?.index === index ? carried.calls : undefined
      return {
        name: input.name || `argument ${index + 1}`,
        type: input.type,
        value: parameterText(input, found.args[index]),
        ...(calls && { valueDecoded: calls.map((call) => inner(book, call, levelsLeft - 1)) }),
      }
    }),
  }
}

function inner(book: ContractBook, { operation, to, value, data }: MultiSendCall, levelsLeft: number) {
  const dataDecoded = data === '0x' ? undefined : decodeAt(book, { to, data }, levelsLeft)
  return { operation, to, value: String(value), data: data === '0x' ? null : data, dataDecoded }
}
