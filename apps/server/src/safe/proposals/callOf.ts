import { getAddress, type Hex } from 'viem'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { SafeCall } from '../decode/safeCall.ts'

type Call = Pick<SafeProposals, 'safe' | 'to' | 'value' | 'data' | 'operation'>

/** What the Safe would do. */
export function callOf({ safe, to, value, data, operation }: Call): SafeCall {
  return { safe: getAddress(safe), to: getAddress(to), value: BigInt(value), data: data as Hex, operation }
}
