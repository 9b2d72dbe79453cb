import { carriedCalls, deepestBatch } from '../decode/carriedCalls.ts'
import type { MultiSendCall } from '../multiSend.ts'
import { limitModuleAt } from './limitModules.ts'

/** `setAllowance` of the module. */
const setAllowance = '0xbeaeb388'

/** Whether a transaction, or any call inside it, lets somebody spend; by its first bytes, so that a cut call is found too. */
export function givesLimit({ to, data }: Pick<MultiSendCall, 'to' | 'data'>, depth = 0): boolean {
  if (limitModuleAt(to) && data.slice(0, 10).toLowerCase() === setAllowance) return true
  const inside = depth < deepestBatch ? carriedCalls(data)?.calls : undefined
  return inside?.some((call) => givesLimit(call, depth + 1)) ?? false
}
