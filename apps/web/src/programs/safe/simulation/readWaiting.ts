import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import type { TransactionListPage } from '@love/safe/api/replies/transactions'
import type { SafeIdentity, SafeTx } from '@love/safe/safeTx'
import { verifySafeTx } from '@love/safe/write/verifySafeTx'
import { type QueueEntry, queueLines } from '../queue/queueLines.ts'

/** A proposal of the queue, as far as a simulation needs it. */
export type Waiting = {
  readonly id: string
  readonly nonce: bigint
  readonly signed: number
  readonly required: number
  /** Undefined where it does not match its hash: that is never tried. */
  readonly tx: SafeTx | undefined
}

export type WaitingQueue = {
  readonly items: readonly Waiting[]
  /** There is more than was read. */
  readonly isCut: boolean
}

export type ReadWaitingDeps = {
  /** Without a link: the first page. */
  readonly readPage: (next: string | undefined) => Promise<TransactionListPage>
  readonly readDetails: (id: string) => Promise<TransactionDetails>
}

/** Enough for a simulation of as many as the server takes, some of them with rivals. */
const mostItems = 80

/** The queue with the fields of everything in it, each checked against its hash. */
export async function readWaiting(deps: ReadWaitingDeps, identity: SafeIdentity): Promise<WaitingQueue> {
  const entries: QueueEntry[] = []
  let next: string | undefined
  do {
    const page: TransactionListPage = await deps.readPage(next)
    entries.push(...queueLines(page.results, 0).filter((line) => line.kind === 'entry'))
    next = page.next
  } while (next !== undefined && entries.length < mostItems)
  const items = await Promise.all(entries.slice(0, mostItems).map((entry) => read(deps, entry, identity)))
  return { items, isCut: next !== undefined || entries.length > mostItems }
}

async function read(
  { readDetails }: ReadWaitingDeps,
  { summary: { id }, info }: QueueEntry,
  identity: SafeIdentity,
): Promise<Waiting> {
  const verified = verifySafeTx(await readDetails(id), identity)
  const isAsked = verified.matches && id.toLowerCase().endsWith(verified.hashes.hash)
  const tx = isAsked ? verified.tx : undefined
  const { nonce, confirmationsSubmitted: signed, confirmationsRequired: required } = info
  return { id, nonce: tx?.nonce ?? BigInt(Math.max(0, nonce)), signed, required, tx }
}
