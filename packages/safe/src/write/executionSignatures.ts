import type { Address, Client } from 'viem'
import type { SafeHashes } from '../safeTx.ts'
import { encodePart, type OwnerSignature } from '../signatures/encodeSignatures.ts'
import { countedSignatures } from './countedSignatures.ts'
import { isListedAddress } from './isListedAddress.ts'
import type { MultisigInfo } from './multisigIn.ts'
import { SafeWriteError } from './SafeWriteError.ts'
import type { SafeFacts } from './safeFacts.ts'

export type ExecutionSignaturesParameters = {
  readonly facts: SafeFacts
  readonly hashes: SafeHashes
  readonly executor: Address
  readonly claims: MultisigInfo['confirmations']
}

/** As many as the Safe asks for. An owner who executes need not sign: to the Safe, sending it is as good. */
export async function executionSignatures(
  client: Client,
  { facts, hashes, executor, claims }: ExecutionSignaturesParameters,
): Promise<readonly OwnerSignature[]> {
  const { owners, threshold } = facts
  const named = claims.map(({ signer, signature }) => ({ owner: signer.value, signature }))
  const known = await countedSignatures(client, { facts, hashes, claims: named })
  const counted = known.length < threshold ? await withApprovals(client, { facts, hashes, known }) : known
  const signers = counted.map(({ owner }) => owner)
  const mayApprove = isListedAddress(owners, executor) && !isListedAddress(signers, executor)
  const approval: OwnerSignature = {
    owner: executor,
    signature: encodePart({ kind: 'approved', owner: executor }),
  }
  const all = mayApprove && counted.length < threshold ? [...counted, approval] : counted
  if (all.length >= threshold) return all.slice(0, threshold)
  throw new SafeWriteError(
    'too-few-signatures',
    `${counted.length} of ${threshold} owners have signed.`,
    'It can be executed once enough owners have signed.',
  )
}

type WithApprovalsParameters = Pick<ExecutionSignaturesParameters, 'facts' | 'hashes'> & {
  readonly known: readonly OwnerSignature[]
}

/** Whoever approved on the chain counts, also where the service has not heard of it. */
async function withApprovals(
  client: Client,
  { facts, hashes, known }: WithApprovalsParameters,
): Promise<readonly OwnerSignature[]> {
  const signers = known.map(({ owner }) => owner)
  const claims = facts.owners
    .filter((owner) => !isListedAddress(signers, owner))
    .map((owner) => ({ owner, signature: encodePart({ kind: 'approved', owner }) }))
  return [...known, ...(await countedSignatures(client, { facts, hashes, claims }))]
}
