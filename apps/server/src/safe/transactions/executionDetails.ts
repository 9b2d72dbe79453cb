import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import type { TransactionInfo } from '@love/safe/api/replies/transactionInfo'
import { encodePart } from '@love/safe/signatures/encodeSignatures'
import { getAddress, type Hash, zeroAddress } from 'viem'
import type { SafeExecutions } from '../../store/migrations/safeIndex.ts'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import type { Threads } from '../../threads/createThreads.ts'
import type { DescribeDeps } from '../decode/describeDeps.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import { readTransfers } from '../index/readTransfers.ts'
import {
  type Confirmation,
  confirmationReply,
  confirmationsOf,
  readRejectors,
} from '../proposals/confirmationsOf.ts'
import { originInfo } from '../proposals/originInfo.ts'
import { BusyError } from '../signatures/signatureLimits.ts'
import { signerOf } from '../signatures/signerOf.ts'
import type { NetworkFees } from './createNetworkFees.ts'
import { executedInfo, transferInfoOf } from './executedInfo.ts'
import { readThresholds, signatureParts } from './readConfirmers.ts'
import { readImitations } from './readImitations.ts'
import type { TransactionDeps } from './transactionDeps.ts'
import { idOf } from './transactionIds.ts'

type Deps = Pick<TransactionDeps, 'config' | 'db' | 'describeDeps' | 'pool'> & { networkFees: NetworkFees }

/** A transaction that was executed, with what was known of it before, if anything was. */
export async function executionDetails(
  { config, db, describeDeps, pool, networkFees }: Deps,
  row: SafeExecutions,
  proposal: SafeProposals | undefined,
): Promise<TransactionDetails> {
  const { info } = describeDeps.book
  const executedAt = row.timestamp * 1_000
  // The hash is the same, and so is what was signed.
  const signed = row.is_decoded === 0 && proposal ? proposal : row
  const owners = await ownersAround(db, row)
  const [described, confirmations, thresholdAt, gasToken, rejectors, fee] = await Promise.all([
    executedInfo(describeDeps, signed),
    executedConfirmations({ db, pool }, row, owners.during),
    readThresholds(db, row.safe, [row]),
    gasTokenInfo(describeDeps, signed.gas_token),
    readRejectors(db, { safe: row.safe, nonce: row.nonce, safe_tx_hash: row.id }),
    networkFees(row),
  ])
  const confirmed = confirmations.map(({ owner }) => owner.toLowerCase())
  return {
    safeAddress: getAddress(row.safe),
    txId: idOf('multisig', row.safe, row.id),
    executedAt,
    txStatus: row.success === 1 ? 'SUCCESS' : 'FAILED',
    ...described,
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: proposal?.submitted_at ?? executedAt,
      nonce: row.nonce,
      safeTxGas: signed.safe_tx_gas ?? '0',
      baseGas: signed.base_gas ?? '0',
      gasPrice: signed.gas_price ?? '0',
      gasToken: getAddress(signed.gas_token ?? zeroAddress),
      fee,
      payment: row.payment,
      refundReceiver: info(signed.refund_receiver ?? zeroAddress),
      safeTxHash: row.id,
      ...(row.executor !== null && { executor: info(row.executor) }),
      signers: [...new Set([...owners.before, ...confirmed])].map((owner) => info(owner)),
      confirmationsRequired: thresholdAt(row) ?? Math.max(confirmations.length, 1),
      confirmations: confirmations.map((one) => ({ ...confirmationReply(one), signer: info(one.owner) })),
      rejectors: rejectors.map((owner) => info(owner)),
      ...(gasToken && { gasTokenInfo: gasToken }),
      trusted: true,
      proposer: proposal ? info(proposal.proposer) : null,
      proposedByDelegate: null,
    },
    txHash: row.transaction_hash,
    ...(proposal && originInfo(proposal.origin, config)),
    ...(signed.to === null && { moved: await movedIn({ db, describeDeps }, row) }),
  }
}

/** Of one transaction to show beside what is not known of it. */
const MOST_MOVED = 20

/** All that came and went in a transaction, for when the Safe does not tell what it executed. */
export async function movedIn(
  { db, describeDeps }: Pick<Deps, 'db' | 'describeDeps'>,
  { safe, transaction_hash: transactionHash }: { safe: string; transaction_hash: string },
): Promise<TransactionInfo[]> {
  const { rows } = await readTransfers(db, { safe, transactionHash, limit: MOST_MOVED })
  const imitations = await readImitations(db, describeDeps.book, rows)
  return Promise.all(
    rows.map((row) => transferInfoOf(describeDeps, row, { isImitation: imitations.has(row.id) })),
  )
}

/** What the sender of a transaction is paid in. Undefined for ether, and for what is no token. */
async function gasTokenInfo({ readToken }: DescribeDeps, address: string | null) {
  if (address === null || address === zeroAddress) return undefined
  const facts = await readToken(address)
  if (facts?.kind !== 'erc20') return undefined
  const { name, symbol, decimals, logoUri } = facts
  return { type: 'ERC20', address: facts.address, name, symbol, decimals, logoUri } as const
}

type OwnersAround = {
  /** When its block began. */
  readonly before: readonly string[]
  /** At any time of its block: what else is in it may have changed them. */
  readonly during: readonly string[]
}

/** Who owned a Safe when something happened to it. In lower case; nobody where that was not seen. */
export async function ownersAround(
  db: Database,
  { safe, block }: Pick<SafeExecutions, 'safe' | 'block'>,
): Promise<OwnersAround> {
  const rows = await db
    .selectFrom('safe_owners')
    .select(['owner', 'since_block'])
    .where('safe', '=', safe)
    .where('since_block', '<=', block)
    .where(({ eb, or }) => or([eb('until_block', 'is', null), eb('until_block', '>=', block)]))
    .orderBy('since_block')
    .orderBy('since_log_index')
    .orderBy('owner')
    .execute()
  return {
    before: rows.filter((row) => row.since_block < block).map(({ owner }) => owner),
    during: rows.map(({ owner }) => owner),
  }
}

type ExecutedConfirmationsDeps = { db: Database; pool: Pick<Threads, 'recoverAddress'> }

/** Everybody who signed what was executed: here before, or with the execution itself. */
export async function executedConfirmations(
  { db, pool }: ExecutedConfirmationsDeps,
  row: SafeExecutions,
  owners: readonly string[],
): Promise<readonly Confirmation[]> {
  const [stored, shown] = await Promise.all([confirmationsOf(db, row.safe, row.id), shownWith(pool, row)])
  const isKnown = (owner: string) => stored.some((one) => one.owner === owner)
  const all = [...stored, ...shown.filter(({ owner }) => !isKnown(owner))]
  // A Safe looks at as many signatures as it needs: what follows them may be anything.
  return owners.length === 0 ? all : all.filter(({ owner }) => owners.includes(owner.toLowerCase()))
}

async function shownWith(
  pool: Pick<Threads, 'recoverAddress'>,
  { id, signatures, timestamp }: SafeExecutions,
): Promise<readonly Confirmation[]> {
  try {
    const signed = await Promise.all(
      signatureParts(signatures).map(async (part) => {
        const owner = await signerOf(pool, part, id as Hash)
        if (!owner) return []
        const { kind } = part
        return [
          { owner: getAddress(owner), kind, signature: encodePart(part), submittedAt: timestamp * 1_000 },
        ]
      }),
    )
    return signed.flat()
  } catch (error) {
    if (error instanceof BusyError)
      throw new GatewayError(503, 'Too many signatures are waiting to be read. Try again later.', {
        retryAfter: 1,
      })
    throw error
  }
}
