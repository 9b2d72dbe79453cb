import { shortAddress } from '@love/protocol/format/shortAddress'
import type { Address, Hash } from 'viem'
import { hash, listOf } from '../../storage/schema.ts'
import type { Judged, NewAlert } from '../alert.ts'
import { hiddenMs } from '../look.ts'

/** The hashes that were told, newest first. */
export type SafeKept = readonly Hash[]

/** A proposal whose fields belong to its hash, of a Safe that has this owner by the chain. */
export type WaitingProposal = {
  readonly safe: Address
  readonly hash: Hash
  readonly nonce: bigint
  readonly signed: number
  readonly required: number
  /** By the gateway. */
  readonly proposer: Address | undefined
}

export type SafeWaits = {
  readonly waiting: readonly WaitingProposal[]
  readonly nameOf: (address: Address) => string | undefined
}

/** What is gone may come back, after a reorg or from another server: it is remembered for long. */
const mostHashes = 200

export const safeKept: (value: unknown) => SafeKept = listOf(hash, mostHashes)

/** One alert for each Safe, however many proposals somebody puts into its queue at once. */
export function judgeSafe(kept: SafeKept, { waiting, nameOf }: SafeWaits): Judged<SafeKept> {
  const known = new Set(kept)
  const news = waiting.filter((one) => !known.has(one.hash))
  const safes = [...new Set(news.map(({ safe }) => safe))]
  const who = (address: Address) => nameOf(address) ?? shortAddress(address)
  return {
    kept: [...news.map((one) => one.hash), ...kept].slice(0, mostHashes),
    alerts: safes.map((safe) =>
      alertOf(
        safe,
        news.filter((one) => one.safe === safe),
        who,
      ),
    ),
  }
}

function alertOf(
  safe: Address,
  news: readonly WaitingProposal[],
  who: (address: Address) => string,
): NewAlert {
  const alert = { id: `safe ${safe}`, kind: 'safe' as const, title: `${who(safe)} waits for your signature` }
  const queue = `/safe/${safe}/queue`
  const [first] = news
  if (!first || news.length > 1)
    return { ...alert, text: `${news.length} new transactions in the queue of this Safe.`, path: queue }
  const { hash, nonce, signed, required, proposer } = first
  const by = proposer ? `, proposed by ${who(proposer)}` : ''
  return {
    ...alert,
    text: `Transaction with nonce ${nonce}${by}. ${signed} of ${required} signed. Check it before you sign.`,
    path: `${queue}?tx=multisig_${safe}_${hash}`,
  }
}

/** Anybody can make Safes that name an owner: no look asks about more. */
const mostSafes = 10

/** Those of somebody with many take turns, from minute to minute. */
export function safesInTurn(safes: readonly Address[], nowMs: number): readonly Address[] {
  const rounds = Math.max(1, Math.ceil(safes.length / mostSafes))
  const round = Math.floor(nowMs / hiddenMs) % rounds
  return safes.slice(round * mostSafes, (round + 1) * mostSafes)
}
