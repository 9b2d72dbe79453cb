import { safeRules } from '@love/safe/safeRules'
import { safeTxHash } from '@love/safe/safeTx'
import { getAddress } from 'viem'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import { modernImplementations } from '../index/proxyCreation.ts'
import type { SafeState } from '../state/createSafeStates.ts'
import { compiledOnce } from './compiledOnce.ts'
import { callOf } from './readProposal.ts'

export type OutdatedParameters = {
  chainId: number
  state: Pick<SafeState, 'address' | 'version'>
  /** Of proposals that are not executed. */
  hashes: readonly string[]
}

const none: ReadonlySet<string> = new Set()

/** States of Safes that were made with a release that hashes as today's do: lists of them need not ask again. */
const knownModern = new WeakSet<OutdatedParameters['state']>()

const askImplementation = compiledOnce((db) =>
  db.selectFrom('safe_creations').select('implementation').where('safe', '=', ''),
)

/** Those that were signed before the Safe was updated to 1.3.0 or later: their hash is none of its own any longer. */
export async function readOutdated(
  db: Database,
  { chainId, state, hashes }: OutdatedParameters,
): Promise<ReadonlySet<string>> {
  const { address, version } = state
  if (hashes.length === 0 || knownModern.has(state) || !safeRules(version).hasChainId) return none
  const safe = address.toLowerCase()
  const [creation] = await askImplementation(db, [safe])
  if (modernImplementations.has(creation?.implementation ?? '')) {
    knownModern.add(state)
    return none
  }
  const rows = await db
    .selectFrom('safe_proposals')
    .selectAll()
    .where('safe', '=', safe)
    .where('safe_tx_hash', 'in', hashes)
    .execute()
  const isOutdated = (row: SafeProposals) =>
    safeTxHash({ safe: address, chainId, version, tx: txOf(row) }) !== row.safe_tx_hash
  return new Set(rows.filter(isOutdated).map(({ safe_tx_hash }) => safe_tx_hash))
}

function txOf(row: SafeProposals) {
  return {
    ...callOf(row),
    safeTxGas: BigInt(row.safe_tx_gas),
    baseGas: BigInt(row.base_gas),
    gasPrice: BigInt(row.gas_price),
    gasToken: getAddress(row.gas_token),
    refundReceiver: getAddress(row.refund_receiver),
    nonce: BigInt(row.nonce),
  }
}
