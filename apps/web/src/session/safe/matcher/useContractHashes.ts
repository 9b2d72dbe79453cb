import type { SafeTxParameters } from '@love/protocol/safe/safeTxTypedData'
import { useQuery } from '@tanstack/react-query'
import { useChain } from '../../../chain/chainContext.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { readContractHashes } from './readContractHashes.ts'

/** Asked once: the same fields never get another hash. `localHash` tells them apart from those of another transaction. */
export function useContractHashes({ safe, tx }: SafeTxParameters, localHash: string) {
  const { client } = useChain()
  return useQuery({
    queryKey: safeKey(safe, 'contract hashes', localHash),
    queryFn: () => readContractHashes(client, { safe, tx }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isKept: false },
  })
}
