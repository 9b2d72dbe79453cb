import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import type { SafeHashes } from '@love/safe/safeTx'
import { countedSignatures } from '@love/safe/write/countedSignatures'
import { multisigIn } from '@love/safe/write/multisigIn'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'

const nobody: readonly Address[] = []

/** Who has signed: only what the Safe would take counts. Undefined while it is checked. */
export function useSigners(
  details: TransactionDetails | undefined,
  { facts, hashes }: { facts: SafeFacts | undefined; hashes: SafeHashes | undefined },
): readonly Address[] | undefined {
  const { client } = useChain()
  const confirmations = (details && multisigIn(details)?.confirmations) ?? []
  const claims = confirmations.map(({ signer, signature }) => ({ owner: signer.value, signature }))
  const { data } = useQuery({
    queryKey: ['signers', hashes?.hash, claims, facts?.owners],
    queryFn:
      facts && hashes && claims.length > 0
        ? async () => (await countedSignatures(client, { facts, hashes, claims })).map(({ owner }) => owner)
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isKept: false },
  })
  return claims.length === 0 ? nobody : data
}
