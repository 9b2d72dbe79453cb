import type { VaultState } from '@love/protocol/actions/readVault'
import { useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useChain } from '../chainContext.ts'
import { useReading } from '../useReading.ts'
import { vaultQuery } from './vaultQuery.ts'

/** The vault and, with an account, what is its own there. */
export function useVault(account: Address | undefined) {
  const access = useChain()
  const queryClient = useQueryClient()
  const reading = useReading(vaultQuery(access, account))

  /** For what is about to be sent: the figures of right now. */
  function readNow(): Promise<VaultState> {
    return queryClient.fetchQuery({ ...vaultQuery(access, account), staleTime: 0, retry: false })
  }

  return { ...reading, readNow }
}
