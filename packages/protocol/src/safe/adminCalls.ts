import { type Address, type Hex, toFunctionSelector } from 'viem'
import { decodeMultiSend, isMultiSend, type MultiSendCall } from './multiSend.ts'

/** Whoever gets one of these through may hold the Safe afterwards. */
const adminFunctions = [
  'addOwnerWithThreshold(address,uint256)',
  'removeOwner(address,address,uint256)',
  'swapOwner(address,address,address)',
  'changeThreshold(uint256)',
  'enableModule(address)',
  'disableModule(address,address)',
  'setGuard(address)',
  'setModuleGuard(address)',
  'setFallbackHandler(address)',
  'changeMasterCopy(address)',
] as const

const names: ReadonlyMap<string, string> = new Map(
  adminFunctions.map((signature) => [toFunctionSelector(signature), signature.split('(', 1)[0] ?? signature]),
)

const DEEPEST = 5

type AdminCall = {
  readonly name: string
  readonly to: Address
  readonly data: Hex
  /** Its place in the batch, in the batch inside, and so on; empty where the transaction itself is the call. */
  readonly path: readonly number[]
}

export type AdminCalls = {
  readonly calls: readonly AdminCall[]
  /** False: a batch inside cannot be decoded or is too deep, so that something may hide there. */
  readonly isComplete: boolean
}

/** Changes of the Safe itself, in a transaction and in all batches inside it, whomever they are sent to. */
export function adminCallsIn(tx: Pick<MultiSendCall, 'to' | 'data'>): AdminCalls {
  return search(tx, [])
}

function search({ to, data }: Pick<MultiSendCall, 'to' | 'data'>, path: readonly number[]): AdminCalls {
  const name = names.get(data.slice(0, 10).toLowerCase())
  if (name !== undefined) return { calls: [{ name, to, data, path }], isComplete: true }
  if (!isMultiSend(data)) return { calls: [], isComplete: true }
  const inner = path.length < DEEPEST ? decoded(data) : undefined
  if (!inner) return { calls: [], isComplete: false }
  const found = inner.map((call, index) => search(call, [...path, index]))
  return {
    calls: found.flatMap(({ calls }) => calls),
    isComplete: found.every(({ isComplete }) => isComplete),
  }
}

function decoded(data: Hex): readonly MultiSendCall[] | undefined {
  try {
    return decodeMultiSend(data)
  } catch {
    return undefined
  }
}
