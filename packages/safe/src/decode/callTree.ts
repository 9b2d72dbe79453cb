import { type AbiFunction, type Address, encodeFunctionData, type Hex } from 'viem'
import { adminNameOf } from '../adminCalls.ts'
import type { MultiSendCall } from '../multiSend.ts'
import { carriedCalls, deepestBatch } from './carriedCalls.ts'
import type { ContractBook } from './contractBook.ts'
import {
  type DecodedFunction,
  decodeBy,
  decodeFunction,
  type ParameterText,
  parameterText,
} from './decodeData.ts'
import { functionsOf } from './knownFunctions.ts'

export type CallTreeDeps = {
  readonly book: ContractBook
  /** What people pasted: tried last, so that it cannot give a known function another face. */
  readonly abis?: readonly (readonly AbiFunction[])[]
}

export type CallArgument = { readonly name: string; readonly type: string; readonly text: ParameterText }

export type CallNode = {
  /** Its place in the batch, in the batch inside, and so on; empty for the transaction itself. */
  readonly path: readonly number[]
  readonly to: Address
  /** Of the receiver, where we know it. */
  readonly toName: string | undefined
  readonly value: bigint
  readonly operation: 0 | 1
  readonly data: Hex
  /** Undefined: there is no data, or it is not decoded. A batch that cannot be opened is not decoded either. */
  readonly decoded: DecodedCallData | undefined
  /** The name of the change where it changes how a Safe is run, whether it can be decoded or not. */
  readonly admin: string | undefined
  /** The calls that it carries, by its bytes: only code that is known for it makes just those. */
  readonly calls: readonly CallNode[]
}

type DecodedCallData = {
  readonly name: string
  readonly args: readonly CallArgument[]
  /** By an ABI that somebody pasted. */
  readonly isPasted: boolean
  /** False: there are bytes that the function does not read, or that it reads in an unusual way. */
  readonly isExact: boolean
}

/** All that a transaction does, call by call, decoded here and not by a service. Never throws. */
export function callTree(tx: MultiSendCall, { book, abis = [] }: CallTreeDeps): CallNode {
  const pasted = new Map(abis.toReversed().flatMap((abi) => [...functionsOf(abi)]))

  const nodeAt = ({ to, value, operation, data }: MultiSendCall, path: readonly number[]): CallNode => {
    const known = decodeFunction(book, { to, data })
    const found = known ?? decodeBy(pasted, data)
    const carried = carriedCalls(data)
    const opened = path.length < deepestBatch ? carried?.calls : undefined
    const isClosed = carried !== undefined && opened === undefined
    return {
      path,
      to,
      value,
      operation,
      data,
      toName: book.entry(to)?.name,
      admin: adminNameOf(data),
      decoded: found && !isClosed ? decodedOf(found, { data, isPasted: !known }) : undefined,
      calls: (opened ?? []).map((call, index) => nodeAt(call, [...path, index])),
    }
  }

  return nodeAt(tx, [])
}

/** All nodes of a tree in the order in which they run. */
export function callsOf(tree: CallNode): readonly CallNode[] {
  return [tree, ...tree.calls.flatMap(callsOf)]
}

function decodedOf(
  { item, args }: DecodedFunction,
  { data, isPasted }: { data: Hex; isPasted: boolean },
): DecodedCallData {
  return {
    name: item.name,
    args: item.inputs.map((input, index) => ({
      name: input.name || `argument ${index + 1}`,
      type: input.type,
      text: parameterText(input, args[index]),
    })),
    isPasted,
    isExact: encoded(item, args) === data.toLowerCase(),
  }
}

function encoded(item: AbiFunction, args: readonly unknown[]): Hex | undefined {
  try {
    return encodeFunctionData({ abi: [item], functionName: item.name, args: [...args] })
  } catch {
    return undefined
  }
}
