import { TransactionStatus } from '@love/safe/api/enumerations'
import { encodePart } from '@love/safe/signatures/encodeSignatures'
import { type Address, getAddress, type Hex } from 'viem'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import { compiledOnce } from './compiledOnce.ts'

export type Confirmation = {
  /** Checksummed. */
  owner: Address
  kind: 'eoa' | 'eth_sign' | 'contract' | 'approved'
  signature: Hex
  /** Milliseconds since 1970. */
  submittedAt: number
  /** Whether the owner says that they compared the hash with their device. */
  hashCompared?: boolean | undefined
}

const askSigned = compiledOnce((db) =>
  db
    .selectFrom('safe_confirmations')
    .select(['owner', 'kind', 'signature', 'submitted_at', 'compared'])
    .where('safe_tx_hash', '=', ''),
)

const askApproved = compiledOnce((db) =>
  db
    .selectFrom('safe_approvals')
    .select(['owner', 'timestamp'])
    .where('safe', '=', '')
    .where('hash', '=', ''),
)

/** Everybody who ever confirmed, with a signature or by an approval on the chain, once each; the first one first. */
export async function confirmationsOf(
  db: Database,
  safe: string,
  safeTxHash: string,
): Promise<readonly Confirmation[]> {
  const [signed, approved] = await Promise.all([
    askSigned(db, [safeTxHash]),
    askApproved(db, [safe, safeTxHash]),
  ])
  return mergeConfirmations(signed, approved)
}

type Signed = {
  owner: string
  kind: Confirmation['kind']
  signature: string
  submitted_at: number
  compared?: number | null
}

type Approved = { owner: string; timestamp: number }

/** A signature is worth more than an approval: it stays true when the chain is reorganised. */
export function mergeConfirmations(
  signed: readonly Signed[],
  approved: readonly Approved[],
): readonly Confirmation[] {
  const byOwner = new Map<string, Confirmation>()
  for (const { owner, timestamp } of approved) {
    const address = getAddress(owner)
    const signature = encodePart({ kind: 'approved', owner: address })
    byOwner.set(owner, { owner: address, kind: 'approved', signature, submittedAt: timestamp * 1_000 })
  }
  for (const { owner, kind, signature, submitted_at, compared = null } of signed)
    byOwner.set(owner, {
      owner: getAddress(owner),
      kind,
      signature: signature as Hex,
      submittedAt: submitted_at,
      ...(compared !== null && { hashCompared: compared === 1 }),
    })
  return [...byOwner.values()].sort((a, b) => a.submittedAt - b.submittedAt || (a.owner < b.owner ? -1 : 1))
}

/** As clients read it. */
export function confirmationReply({ owner, signature, submittedAt, hashCompared }: Confirmation) {
  return {
    signer: { value: owner },
    signature,
    submittedAt,
    ...(hashCompared !== undefined && { hashCompared }),
  }
}

/** Of those who are owners now: nobody else's word counts. */
export function countedOf<One extends { owner: string }>(
  confirmations: readonly One[],
  owners: readonly string[],
): readonly One[] {
  const today = new Set(owners.map((owner) => owner.toLowerCase()))
  return confirmations.filter(({ owner }) => today.has(owner.toLowerCase()))
}

type StatusParameters = {
  safeTxHash: string
  /** What was executed with the nonce of the proposal, if anything was. */
  executed: { readonly id: string; readonly success: number } | undefined
  /** Of today's owners. */
  confirmations: number
  threshold: number
  /** The Safe was updated since, and hashes in another way. */
  isOutdated?: boolean
}

/** What has become of a proposal. Nothing of it is stored: a reorganisation brings it back to the queue by itself. */
export function statusOf({
  safeTxHash,
  executed,
  confirmations,
  threshold,
  isOutdated = false,
}: StatusParameters): TransactionStatus {
  if (executed && executed.id !== safeTxHash) return TransactionStatus.CANCELLED
  if (isOutdated) return TransactionStatus.CANCELLED
  if (executed) return executed.success === 1 ? TransactionStatus.SUCCESS : TransactionStatus.FAILED
  return confirmations < threshold
    ? TransactionStatus.AWAITING_CONFIRMATIONS
    : TransactionStatus.AWAITING_EXECUTION
}

const ask = compiledOnce((db) =>
  db
    .selectFrom('safe_proposals as rival')
    .innerJoin('safe_confirmations as confirmation', 'confirmation.safe_tx_hash', 'rival.safe_tx_hash')
    .select('confirmation.owner')
    .distinct()
    .where('rival.safe', '=', '')
    .where('rival.nonce', '=', 0)
    .where('rival.safe_tx_hash', '<>', '')
    .where('rival.to', '=', '')
    .where('rival.value', '=', '0')
    .where('rival.data', '=', '0x')
    .where('rival.operation', '=', 0)
    .orderBy('confirmation.owner'),
)

/** Who wants it not to happen: they confirmed that the Safe does nothing with that nonce instead. */
export async function readRejectors(
  db: Database,
  { safe, nonce, safe_tx_hash }: Pick<SafeProposals, 'safe' | 'nonce' | 'safe_tx_hash'>,
): Promise<readonly Address[]> {
  const rows = await ask(db, [safe, nonce, safe_tx_hash, safe, '0', '0x', 0])
  return rows.map(({ owner }) => getAddress(owner))
}
