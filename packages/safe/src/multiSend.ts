import { multiSendAbi } from '@love/contracts/abi/multiSend.abi'
import {
  type Address,
  concat,
  decodeFunctionData,
  encodeFunctionData,
  encodePacked,
  getAddress,
  type Hex,
  hexToBigInt,
  size,
} from 'viem'
import { SafeDataError } from './SafeDataError.ts'

export type MultiSendCall = {
  readonly operation: 0 | 1
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

/** Of `multiSend(bytes)`. */
const selector = '0x8d80ff0a'

/** Operation, receiver, value and length stand before the data of every call. */
const HEAD_BYTES = 85

export function isMultiSend(data: Hex): boolean {
  return data.slice(0, 10).toLowerCase() === selector
}

/** The calldata of MultiSend and MultiSendCallOnly. */
export function encodeMultiSend(calls: readonly MultiSendCall[]): Hex {
  const packed = calls.map(({ operation, to, value, data }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [operation, to, value, BigInt(size(data)), data],
    ),
  )
  const transactions = concat(['0x', ...packed])
  return encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [transactions] })
}

/** One level of it. Throws where the contract might read something else than what stands there. */
export function decodeMultiSend(data: Hex): readonly MultiSendCall[] {
  const packed = packedOf(data)
  const total = size(packed)
  const take = (from: number, length: number): Hex => {
    if (from + length > total) throw unreadable('a call is incomplete')
    return `0x${packed.slice(2 + 2 * from, 2 + 2 * (from + length))}`
  }
  const calls: MultiSendCall[] = []
  for (let at = 0; at < total; ) {
    const operation = Number(take(at, 1))
    if (operation !== 0 && operation !== 1) throw unreadable('an operation is neither 0 nor 1')
    const length = hexToBigInt(take(at + 53, 32))
    if (length > BigInt(total)) throw unreadable('a call is longer than the batch')
    calls.push({
      operation,
      to: getAddress(take(at + 1, 20)),
      value: hexToBigInt(take(at + 21, 32)),
      data: take(at + HEAD_BYTES, Number(length)),
    })
    at += HEAD_BYTES + Number(length)
  }
  return calls
}

/** Another encoding of the same bytes is refused: contracts and wallets may disagree about it. */
function packedOf(data: Hex): Hex {
  try {
    const plain = data.toLowerCase() as Hex
    const { args } = decodeFunctionData({ abi: multiSendAbi, data: plain })
    const again = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args })
    if (again === plain) return args[0]
  } catch {
    // Said below, as for a loose encoding.
  }
  throw unreadable('it is not in standard ABI encoding')
}

function unreadable(reason: string): SafeDataError {
  return new SafeDataError(`The batch cannot be decoded: ${reason}.`, 'Do not sign it.')
}
