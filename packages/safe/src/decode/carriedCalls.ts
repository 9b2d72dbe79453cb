import { once } from '@love/protocol/once'
import {
  type AbiFunction,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  parseAbi,
  toFunctionSelector,
} from 'viem'
import { decodeMultiSend, isMultiSend, type MultiSendCall } from '../multiSend.ts'

/** Functions of a Safe that run one call. */
const carriers = once(() =>
  parseAbi([
    'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256, uint256, uint256, address, address, bytes)',
    'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)',
    'function execTransactionFromModuleReturnData(address to, uint256 value, bytes data, uint8 operation)',
  ]),
)

const carrierSelectors = once(
  (): ReadonlySet<string> => new Set(carriers().map((item) => toFunctionSelector(item))),
)

export type CarriedCalls = {
  /** Which argument they are in. */
  readonly index: number
  /** Undefined: they cannot be read in exactly one way. */
  readonly calls: readonly MultiSendCall[] | undefined
}

/** Batches, and what a Safe that owns another one makes it do, so that nothing hides behind it. Never throws. */
export function carriedCalls(data: Hex): CarriedCalls | undefined {
  if (isMultiSend(data)) return { index: 0, calls: orUndefined(() => decodeMultiSend(data)) }
  if (!carrierSelectors().has(data.slice(0, 10).toLowerCase())) return undefined
  return { index: 2, calls: orUndefined(() => callIn(data)) }
}

function callIn(data: Hex): readonly MultiSendCall[] | undefined {
  const plain = data.toLowerCase() as Hex
  const { args } = decodeFunctionData({ abi: carriers(), data: plain })
  const item: AbiFunction | undefined = carriers().find((one) => plain.startsWith(toFunctionSelector(one)))
  // As for batches: bytes behind the end, in gaps or behind a shifted offset are read by nobody here.
  if (!item || encodeFunctionData({ abi: [item], functionName: item.name, args: [...args] }) !== plain)
    return undefined
  const [to, value, inner, operation] = args
  return operation === 0 || operation === 1 ? [{ operation, to, value, data: inner }] : undefined
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Batches inside of batches are opened this far. */
export const deepestBatch = 5
