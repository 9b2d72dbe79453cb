import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import { raiseSafeVersions } from '../index/safeVersions.ts'
import type { SafeState } from '../state/createSafeStates.ts'
import { compiledOnce } from './compiledOnce.ts'
import type { Proven } from './provenBy.ts'
import { removeOrphans } from './removeOrphans.ts'

export type StoreProposalParameters = {
  proposal: SafeProposals
  proven: Proven
  state: Pick<SafeState, 'owners' | 'nonce'>
  /** What the proposer says of their own signature. */
  hashCompared?: boolean | undefined
}

/** A new proposal, or more confirmations of one. What is there already is not written again. Returns what is stored. */
export async function storeProposal(
  db: Database,
  { proposal, proven, state, hashCompared }: StoreProposalParameters,
): Promise<SafeProposals> {
  const { safe, safe_tx_hash, submitted_at } = proposal
  const confirmations = proven.flatMap(({ owner: signer, kind, signature }) => {
    const owner = signer.toLowerCase()
    const told = owner === proposal.proposer ? hashCompared : undefined
    const compared = told === undefined ? null : Number(told)
    // An approval stands on the chain, and goes with it.
    return kind === 'approved' ? [] : [{ safe_tx_hash, owner, kind, signature, submitted_at, compared }]
  })
  const known = await readStored(db, safe, safe_tx_hash)
  if (known && confirmations.every(({ owner, signature }) => known.signatures.get(owner) === signature))
    return { ...proposal, ...known.told }
  return db.transaction().execute(async (transaction) => {
    // First, so that all who write about this Safe wait for each other, and the limits hold.
    await raiseSafeVersions(transaction, [safe])
    const stored = await readStored(transaction, safe, safe_tx_hash)
    if (!stored) {
      await makeRoom(transaction, { safe, nonce: proposal.nonce, state })
      await transaction.insertInto('safe_proposals').values(proposal).execute()
    }
    if (confirmations.length > 0)
      await transaction
        .insertInto('safe_confirmations')
        .values(confirmations)
        .onConflict((conflict) =>
          conflict.columns(['safe_tx_hash', 'owner']).doUpdateSet((eb) => ({
            kind: eb.ref('excluded.kind'),
            signature: eb.ref('excluded.signature'),
            compared: eb.ref('excluded.compared'),
          })),
        )
        .execute()
    return { ...proposal, ...stored?.told }
  })
}

type StoredProposal = {
  /** What the hash does not say. */
  readonly told: Pick<SafeProposals, 'proposer' | 'origin' | 'submitted_at'>
  /** By owner. */
  readonly signatures: ReadonlyMap<string | null, string | null>
}

const ask = compiledOnce((db) =>
  db
    .selectFrom('safe_proposals as proposal')
    .leftJoin('safe_confirmations as confirmation', 'confirmation.safe_tx_hash', 'proposal.safe_tx_hash')
    .select(['proposer', 'origin', 'proposal.submitted_at', 'confirmation.owner', 'confirmation.signature'])
    .where('proposal.safe_tx_hash', '=', '')
    .where('proposal.safe', '=', ''),
)

/** Undefined where nobody proposed it. */
async function readStored(
  db: Database,
  safe: string,
  safeTxHash: string,
): Promise<StoredProposal | undefined> {
  const rows = await ask(db, [safeTxHash, safe])
  const [first] = rows
  if (!first) return undefined
  const { proposer, origin, submitted_at } = first
  return {
    told: { proposer, origin, submitted_at },
    signatures: new Map(rows.map(({ owner, signature }) => [owner, signature])),
  }
}

const MOST_QUEUED = 100

const MOST_RIVALS = 20

type RoomParameters = { safe: string; nonce: number; state: Pick<SafeState, 'owners' | 'nonce'> }

const askQueued = compiledOnce((db) =>
  db
    .selectFrom('safe_proposals')
    .select(({ fn }) => ['nonce', fn.countAll<number>().as('count')])
    .where('safe', '=', '')
    .where('nonce', '>=', 0)
    .groupBy('nonce'),
)

/** Throws where the queue is full. What only people proposed who are no owners any longer gives way. */
async function makeRoom(transaction: Database, parameters: RoomParameters): Promise<void> {
  const problem = () => whyFull(transaction, parameters)
  if (!(await problem())) return
  await removeOrphans(transaction, parameters)
  const left = await problem()
  if (left) throw new GatewayError(422, left)
}

async function whyFull(
  transaction: Database,
  { safe, nonce, state }: RoomParameters,
): Promise<string | undefined> {
  const counts = await askQueued(transaction, [safe, state.nonce])
  const rivals = counts.find((one) => one.nonce === nonce)?.count ?? 0
  if (rivals >= MOST_RIVALS)
    return `There are already ${MOST_RIVALS} proposals with nonce ${nonce}. Execute or delete one first.`
  if (counts.reduce((sum, { count }) => sum + count, 0) >= MOST_QUEUED)
    return `There are already ${MOST_QUEUED} proposals in the queue. Execute or delete some first.`
  return undefined
}
