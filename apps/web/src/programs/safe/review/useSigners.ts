import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import { readApproval } from '@love/safe/nested/approvals'
import type { SafeHashes } from '@love/safe/safeTx'
import { countedSignatures } from '@love/safe/write/countedSignatures'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import { multisigIn } from '@love/safe/write/multisigIn'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address, Hash } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { useOwnerTree } from '../nested/useOwnerTree.ts'

const nobody: readonly Address[] = []

type UseSignersParameters = { facts: SafeFacts | undefined; hashes: SafeHashes | undefined }

/** Who has signed: only what the Safe would take counts. Undefined while it is checked. */
export function useSigners(
  details: TransactionDetails | undefined,
  { facts, hashes }: UseSignersParameters,
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
  const signed = claims.length === 0 ? nobody : data
  const approved = useApprovers(details && facts, { hash: hashes?.hash, signed })
  return approved.length > 0 && signed ? [...signed, ...approved] : signed
}

type UseApproversParameters = { hash: Hash | undefined; signed: readonly Address[] | undefined }

/** Owners that are contracts approve on the chain: nobody waits there until a service has heard of it. */
function useApprovers(facts: SafeFacts | undefined, { hash, signed }: UseApproversParameters) {
  const { client } = useChain()
  const child = facts?.safe ?? '0x'
  const { data: nodes = [] } = useOwnerTree(child, facts?.owners)
  const silent = nodes.flatMap(({ kind, address }) =>
    kind === 'account' || isListedAddress(signed ?? nobody, address) ? [] : [address],
  )
  const { data } = useQuery({
    queryKey: safeKey(child, 'approvers', hash, silent),
    queryFn:
      hash && signed && silent.length > 0
        ? async () => {
            const answers = await Promise.all(silent.map((by) => readApproval(client, { by, child, hash })))
            return silent.filter((_, at) => answers[at])
          }
        : skipToken,
    refetchInterval: chainDefaults.pollingMs,
    meta: { isKept: false },
  })
  return data?.filter((one) => silent.includes(one)) ?? nobody
}
