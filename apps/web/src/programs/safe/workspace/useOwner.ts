import type { Address } from 'viem'
import { useConnection } from '../../../wallet/connection.ts'

/** Whose key this wallet has: who acts as a Safe is still its owner. */
export function useOwner(): Address | undefined {
  const { address, ownerAddress } = useConnection()
  return ownerAddress ?? address
}
