import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'

/** Everything read about one Safe begins with it: whoever changes the Safe makes all of it be read again. */
export function safeKey<const More extends readonly unknown[]>(safe: Address, ...more: More) {
  return ['safe', network.chain.id, safe, ...more] as const
}
