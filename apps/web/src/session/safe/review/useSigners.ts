import type { SafeHashes } from '@love/protocol/safe/safeHashes'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { countedSignatures } from '../write/countedSignatures.ts'
import { multisigIn } from '../write/multisigIn.ts'
import type { SafeFacts } from '../write/safeFacts.ts'
import type { SafeReviewRequest } from './safeReviewRequest.ts'

const nobody: readonly Address[] = []

/** Who has signed what is reviewed: only what the Safe would take counts. Undefined while it is checked. */
export function useSigners(
  request: SafeReviewRequest,
  { facts, hashes }: { facts: SafeFacts | undefined; hashes: SafeHashes | undefined },
): readonly Address[] | undefined {
  const { client } = useChain()
  const confirmations = 'details' in request ? (multisigIn(request.details)?.confirmations ?? []) : []
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
