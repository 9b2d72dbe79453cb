import type { SafeOverview } from '@love/safe-api/replies/safeOverview'
import type { Address } from 'viem'
import type { GatewayParts } from '../gateway/gatewayParts.ts'
import { readQueue } from '../proposals/readQueue.ts'

export type OverviewParameters = {
  safe: Address
  currency: string
  trusted: boolean
  /** Whose confirmation is looked for. */
  wallet: Address | undefined
}

/** A queue is never longer. */
const MOST_QUEUED = 100

export async function readOverview(
  { config, db, states, describeDeps: { book }, balancesOf }: GatewayParts,
  { safe, currency, trusted, wallet }: OverviewParameters,
): Promise<SafeOverview> {
  const [state, { fiatTotal }] = await Promise.all([
    states.read(safe),
    balancesOf(safe, { currency, trusted }),
  ])
  const address = safe.toLowerCase()
  const queue = await readQueue(db, { safe: address, nonce: state.nonce, limit: MOST_QUEUED })
  const isOwner = wallet !== undefined && state.owners.includes(wallet)
  const waiting = queue.filter(({ signed, approved }) => {
    const counted = state.owners.filter((owner) => `${signed},${approved}`.includes(owner.toLowerCase()))
    return isOwner && counted.length < state.threshold && !counted.includes(wallet)
  })
  return {
    address: book.info(safe),
    chainId: String(config.chainId),
    threshold: state.threshold,
    owners: state.owners.map(book.info),
    fiatTotal,
    queued: queue.length,
    awaitingConfirmation: wallet === undefined ? null : waiting.length,
  }
}
