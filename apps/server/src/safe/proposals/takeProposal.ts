import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import type { proposal as proposalBody } from '@love/safe/api/requests'
import { safeRules } from '@love/safe/safeRules'
import { type SafeTx, safeTxHashes } from '@love/safe/safeTx'
import { encodePart } from '@love/safe/signatures/encodeSignatures'
import type { Address, Hash } from 'viem'
import type * as z from 'zod/mini'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Verifier } from '../signatures/createVerifier.ts'
import type { SafeState } from '../state/createSafeStates.ts'
import { type Confirmation, confirmationsOf, countedOf, readRejectors } from './confirmationsOf.ts'
import type { ReadState } from './createFreshReads.ts'
import type { ProposalDeps } from './proposalDeps.ts'
import { proposalDetails } from './proposalDetails.ts'
import { type Proven, provenBy } from './provenBy.ts'
import { callOf, readProposal } from './readProposal.ts'
import { refuseProposal } from './refuseProposal.ts'
import { storeProposal } from './storeProposal.ts'

export type ProposeParameters = { safe: Address; body: z.output<typeof proposalBody> }

/**
 * Stores a proposal or one more confirmation of it, once an owner's signature says so. Without one it is described and forgotten:
 * a client that executes at once wants the words, and nobody else ever sees it.
 */
export async function takeProposal(
  deps: ProposalDeps & { readNow: ReadState },
  { safe, body }: ProposeParameters,
): Promise<TransactionDetails> {
  const { config, db, verifier, now } = deps
  const state = await deps.readNow(safe)
  const tx = txOf(body)
  const { version, owners } = state
  const { hash, preimage } = safeTxHashes({ safe, chainId: config.chainId, version, tx })
  const { sender, safeTxHash: claimed, signature } = body
  refuseProposal({ state, tx, hash, claimed, sender, delegateTargets: config.safeDelegatecallTargets })
  const row = proposalRow({ safe, hash, tx, sender, origin: body.origin, submittedAt: now() })
  const question = {
    safe,
    hash,
    owners,
    expectedOwner: sender,
    question: safeRules(version).asksByHash ? undefined : preimage,
  }
  const proven = signature
    ? await provenBy(verifier, { ...question, signature })
    : await approvalOf(verifier, question)
  if (!proven) return unsignedDetails(deps, { row, state })
  await deps.followEarned(safe)
  const proposal = await storeProposal(db, { proposal: row, proven, state, hashCompared: body.hashCompared })
  return readDetails(deps, { proposal, proven, state })
}

type ApprovalQuestion = Omit<Parameters<Verifier['verifySignature']>[0], 'signature'> & {
  expectedOwner: Address
}

/** The sender may have approved the hash on the chain, which is as good as a signature. Undefined where they have not. */
async function approvalOf(verifier: Verifier, question: ApprovalQuestion): Promise<Proven | undefined> {
  const signature = encodePart({ kind: 'approved', owner: question.expectedOwner })
  const verdict = await verifier.verifySignature({ ...question, signature })
  return 'refusal' in verdict ? undefined : verdict.confirmations
}

/** Of what nobody has signed yet nothing is kept, unless owners have signed it before. */
async function unsignedDetails(
  deps: DetailsDeps,
  { row, state }: { row: SafeProposals; state: SafeState },
): Promise<TransactionDetails> {
  const known = await readProposal(deps.db, row.safe, row.safe_tx_hash)
  return readDetails(deps, { proposal: known ?? row, proven: [], state, isTrusted: known !== undefined })
}

function txOf(body: ProposeParameters['body']): SafeTx {
  const { to, value, data, operation, gasToken, refundReceiver } = body
  return {
    to,
    data,
    operation,
    gasToken,
    refundReceiver,
    value: BigInt(value),
    safeTxGas: BigInt(body.safeTxGas),
    baseGas: BigInt(body.baseGas),
    gasPrice: BigInt(body.gasPrice),
    nonce: BigInt(body.nonce),
  }
}

type ProposalRowParameters = {
  safe: Address
  hash: Hash
  tx: SafeTx
  sender: Address
  origin: string | undefined
  submittedAt: number
}

function proposalRow(parameters: ProposalRowParameters): SafeProposals {
  const { safe, hash, tx, sender, origin, submittedAt } = parameters
  return {
    safe_tx_hash: hash,
    safe: safe.toLowerCase(),
    nonce: Number(tx.nonce),
    to: tx.to.toLowerCase(),
    value: String(tx.value),
    data: tx.data,
    operation: tx.operation,
    safe_tx_gas: String(tx.safeTxGas),
    base_gas: String(tx.baseGas),
    gas_price: String(tx.gasPrice),
    gas_token: tx.gasToken.toLowerCase(),
    refund_receiver: tx.refundReceiver.toLowerCase(),
    proposer: sender.toLowerCase(),
    origin: origin ?? null,
    submitted_at: submittedAt,
  }
}

type DetailsParameters = {
  proposal: SafeProposals
  /** What was shown just now: the index may not know of an approval yet. */
  proven: Proven
  state: SafeState
  /** Whether an owner stands behind it. */
  isTrusted?: boolean
}

type DetailsDeps = Pick<ProposalDeps, 'config' | 'db' | 'describe' | 'now'>

/** What the answer to a proposal says: it waits in the queue. */
async function readDetails(
  { config, db, describe, now }: DetailsDeps,
  { proposal, proven, state, isTrusted = true }: DetailsParameters,
): Promise<TransactionDetails> {
  const { safe, safe_tx_hash } = proposal
  const [described, known, rejectors] = await Promise.all([
    describe(callOf(proposal)),
    confirmationsOf(db, safe, safe_tx_hash),
    readRejectors(db, proposal),
  ])
  const unknown = proven.filter(({ owner }) => !known.some((one) => one.owner === owner))
  const confirmations: readonly Confirmation[] = [
    ...known,
    ...unknown.map((one) => ({ ...one, submittedAt: now() })),
  ]
  return proposalDetails({
    proposal,
    config,
    described,
    state,
    isTrusted,
    confirmations: countedOf(confirmations, state.owners),
    rejectors: countedOf(
      rejectors.map((owner) => ({ owner })),
      state.owners,
    ).map(({ owner }) => owner),
  })
}
