import type {
  ServiceConfirmation,
  ServiceModuleTransaction,
  ServiceTransaction,
} from '@love/safe/api/service/serviceReplies'
import { type Address, getAddress, type Hex, zeroAddress } from 'viem'
import type { SafeExecutions } from '../../store/migrations/safeIndex.ts'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { DescribeDeps } from '../decode/describeDeps.ts'
import { type Confirmation, confirmationsOf, countedOf } from '../proposals/confirmationsOf.ts'
import type { SafeState } from '../state/createSafeStates.ts'
import { executedConfirmations, ownersAround } from '../transactions/executionDetails.ts'
import { readThresholds } from '../transactions/readConfirmers.ts'
import type { TransactionDeps } from '../transactions/transactionDeps.ts'

export type MultisigReplies = (safe: Address, hashes: readonly string[]) => Promise<ServiceTransaction[]>

/** What owners signed, by the hashes that they signed. One that is not known is left out. */
export function createMultisigReplies(
  deps: Pick<TransactionDeps, 'db' | 'states' | 'describeDeps' | 'pool'>,
): MultisigReplies {
  const { db, states, describeDeps } = deps

  const executedReply = async (
    row: SafeExecutions,
    proposal: SafeProposals | undefined,
    required?: number,
  ) => {
    const { during } = await ownersAround(db, row)
    const confirmations = await executedConfirmations(deps, row, during)
    return {
      // The hash is the same, and so is what was signed.
      ...(await signedReply(describeDeps, row.is_decoded === 0 && proposal ? proposal : row)),
      ...toldReply(proposal, row.timestamp * 1_000),
      nonce: String(row.nonce),
      safeTxHash: row.id,
      modified: iso(row.timestamp * 1_000),
      executionDate: iso(row.timestamp * 1_000),
      blockNumber: row.block,
      transactionHash: row.transaction_hash,
      executor: row.executor === null ? null : getAddress(row.executor),
      isExecuted: true,
      isSuccessful: row.success === 1,
      confirmationsRequired: required ?? Math.max(confirmations.length, 1),
      confirmations: confirmations.map(confirmationReply),
      signatures: row.signatures,
    }
  }

  const waitingReply = async (proposal: SafeProposals, { owners, threshold }: SafeState) => {
    const { safe, safe_tx_hash: safeTxHash, submitted_at: submittedAt } = proposal
    const confirmations = countedOf(await confirmationsOf(db, safe, safeTxHash), owners)
    const times = confirmations.map((one) => one.submittedAt)
    return {
      ...(await signedReply(describeDeps, proposal)),
      ...toldReply(proposal, submittedAt),
      nonce: String(proposal.nonce),
      safeTxHash,
      modified: iso(Math.max(submittedAt, ...times)),
      executionDate: null,
      blockNumber: null,
      transactionHash: null,
      executor: null,
      isExecuted: false,
      isSuccessful: null,
      confirmationsRequired: threshold,
      confirmations: confirmations.map(confirmationReply),
      signatures: null,
    }
  }

  return async (address, hashes) => {
    if (hashes.length === 0) return []
    const safe = address.toLowerCase()
    const [executions, proposals] = await Promise.all([
      db
        .selectFrom('safe_executions')
        .selectAll()
        .where('safe', '=', safe)
        .where('id', 'in', hashes)
        .execute(),
      db
        .selectFrom('safe_proposals')
        .selectAll()
        .where('safe', '=', safe)
        .where('safe_tx_hash', 'in', hashes)
        .execute(),
    ])
    const executed = new Map(executions.map((row) => [row.id, row]))
    const proposed = new Map(proposals.map((row) => [row.safe_tx_hash, row]))
    const thresholdAt = await readThresholds(db, safe, executions)
    const replies: ServiceTransaction[] = []
    // One after the other: a long page must not keep everybody else's signatures waiting.
    for (const hash of hashes) {
      const [row, proposal] = [executed.get(hash), proposed.get(hash)]
      if (row) replies.push(await executedReply(row, proposal, thresholdAt(row)))
      else if (proposal) replies.push(await waitingReply(proposal, await states.read(address)))
    }
    return replies
  }
}

type Signed = Pick<
  SafeExecutions,
  | 'safe'
  | 'to'
  | 'value'
  | 'data'
  | 'operation'
  | 'safe_tx_gas'
  | 'base_gas'
  | 'gas_price'
  | 'gas_token'
  | 'refund_receiver'
>

async function signedReply(deps: DescribeDeps, signed: Signed) {
  return {
    safe: getAddress(signed.safe),
    ...(await callReply(deps, signed)),
    safeTxGas: signed.safe_tx_gas ?? '0',
    baseGas: signed.base_gas ?? '0',
    gasPrice: signed.gas_price ?? '0',
    gasToken: getAddress(signed.gas_token ?? zeroAddress),
    refundReceiver: getAddress(signed.refund_receiver ?? zeroAddress),
  }
}

/** What only those who proposed it have said, and what nobody keeps. */
function toldReply(proposal: SafeProposals | undefined, happenedAt: number) {
  return {
    submissionDate: iso(proposal?.submitted_at ?? happenedAt),
    proposer: proposal ? getAddress(proposal.proposer) : null,
    proposedByDelegate: null,
    origin: proposal?.origin ?? '{}',
    trusted: true,
    ethGasPrice: null,
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
    gasUsed: null,
    fee: null,
  }
}

type Call = Pick<SafeExecutions, 'to' | 'value' | 'data' | 'operation'>

/** No data is left out, as clients expect it. */
export async function callReply(
  { decode }: Pick<DescribeDeps, 'decode'>,
  { to, value, data, operation }: Call,
): Promise<Pick<ServiceModuleTransaction, 'to' | 'value' | 'data' | 'operation' | 'dataDecoded'>> {
  const target = to === null ? undefined : getAddress(to)
  const isData = data !== null && data !== '0x'
  const dataDecoded = isData ? await decode({ to: target, data: data as Hex }) : undefined
  return {
    to: target ?? null,
    value,
    ...(isData && { data }),
    operation: operation === 0 || operation === 1 ? operation : null,
    ...(dataDecoded && { dataDecoded }),
  }
}

export const signatureTypes = {
  eoa: 'EOA',
  eth_sign: 'ETH_SIGN',
  contract: 'CONTRACT_SIGNATURE',
  approved: 'APPROVED_HASH',
} as const satisfies Record<Confirmation['kind'], ServiceConfirmation['signatureType']>

function confirmationReply({ owner, kind, signature, submittedAt }: Confirmation): ServiceConfirmation {
  return { owner, submissionDate: iso(submittedAt), signature, signatureType: signatureTypes[kind] }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
