import { once } from '@love/protocol/once'
import { type Address, type Hex, toFunctionSelector } from 'viem'
import { carriedCalls, deepestBatch } from './decode/carriedCalls.ts'
import type { MultiSendCall } from './multiSend.ts'

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

const names = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      adminFunctions.map((signature) => [
        toFunctionSelector(signature),
        signature.split('(', 1)[0] ?? signature,
      ]),
    ),
)

/** What calldata changes of a Safe, if anything; by its first bytes, so that a cut call is found too. */
export function adminNameOf(data: Hex): string | undefined {
  return names().get(data.slice(0, 10).toLowerCase())
}

type AdminCall = {
  readonly name: string
  readonly to: Address
  readonly data: Hex
  /** Its place in the batch, in the batch inside, and so on; empty where the transaction itself is the call. */
  readonly path: readonly number[]
}

export type AdminCalls = {
  readonly calls: readonly AdminCall[]
  /** False: something inside cannot be decoded or is too deep, so that a change may hide there. */
  readonly isComplete: boolean
}

/**
 * Changes of a Safe, in a transaction, in all batches inside it, and in what it makes another Safe do, whomever they are
 * sent to.
 */
export function adminCallsIn(tx: Pick<MultiSendCall, 'to' | 'data'>): AdminCalls {
  return search(tx, [])
}

function search({ to, data }: Pick<MultiSendCall, 'to' | 'data'>, path: readonly number[]): AdminCalls {
  const name = adminNameOf(data)
  if (name !== undefined) return { calls: [{ name, to, data, path }], isComplete: true }
  const carried = carriedCalls(data)
  if (!carried) return { calls: [], isComplete: true }
  const inner = path.length < deepestBatch ? carried.calls : undefined
  if (!inner) return { calls: [], isComplete: false }
  const found = inner.map((call, index) => search(call, [...path, index]))
  return {
    calls: found.flatMap(({ calls }) => calls),
    isComplete: found.every(({ isComplete }) => isComplete),
  }
}
