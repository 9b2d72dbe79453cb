import type { Address } from 'viem'
import type { BranchPlace } from '../../follow/followSource.ts'
import type { SafeEther } from '../../store/migrations/safeEther.ts'
import type { SafeTransfers } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import { etherAt, etherOf } from './etherBalances.ts'
import { etherMoved, type Moved, movedBetween, saveLook, unlookedSafes, watchedSafes } from './etherLooks.ts'
import { findRises } from './findRises.ts'
import { lookFirst } from './firstEtherLook.ts'
import { readReceivedEther } from './receivedEther.ts'
import { raiseSafeVersions } from './safeVersions.ts'
import { storeReceived } from './storeReceived.ts'

/** What a Safe had after a block. */
type Look = { readonly block: number; readonly balance: bigint }

/** Each costs two requests. */
const FIRST_LOOKS_A_STEP = 4
/** Of Safes whose ether has to be looked for: the others have their turn in the next steps. */
const SEARCHES_A_STEP = 4
/** Of one Safe: one that is sent much is read in as many steps as it takes, and the newest blocks do not wait for it. */
const MOST_RISES = 16
/** A restart searches no more than this anew. Nodes without an archive remember 128 blocks. */
const SAVED_EVERY = 100

/**
 * Finds the ether that Safes were given without telling it: before they were made, and those before 1.3.0 at any time.
 * A step costs one call for every 250 of the old ones. Where one has more than its history explains, its balances are
 * halved down to the blocks in which that came: one request for every 25 balances, none where only one block is new; and
 * for each such block what `readReceivedEther` says. What cannot be found is kept as a sum.
 */
export function createEtherReader(multicall3: Address) {
  const seen = new Map<string, Look>()

  const readNew = async (place: BranchPlace): Promise<void> => {
    const { db, read, cursor, write } = place
    if (cursor === undefined) return
    for (const { address, first_block } of await unlookedSafes(db, FIRST_LOOKS_A_STEP))
      await lookFirst(place, { safe: address, firstBlock: first_block, cursor })

    const watched = await watchedSafes(db)
    const safes = watched.map(({ safe }) => safe)
    const balances = safes.length > 0 && (await etherOf(read, { multicall3, safes, block: cursor }))
    if (!balances) return
    const lasts = watched.map((row) => lastLook(seen.get(row.safe), row))
    const after = Math.min(...lasts.map(({ block }) => block))
    const moved = await etherMoved(db, { safes, after, to: cursor })
    const saved: SafeEther[] = []
    let searches = 0
    for (const [at, row] of watched.entries()) {
      const [last, balance] = [lasts[at], balances[at]]
      if (!last || balance === undefined || last.block >= cursor) continue
      const now = { block: cursor, balance }
      const search = { row, last, now, moved: moved.get(row.safe) ?? [] }
      if (unexplained(search) > 0n) {
        if (searches++ < SEARCHES_A_STEP) seen.set(row.safe, await searchEther(place, search))
        continue
      }
      seen.set(row.safe, now)
      if (cursor - row.block >= SAVED_EVERY) saved.push({ ...row, block: cursor, balance: String(balance) })
    }
    if (saved.length === 0) return
    await write(async (transaction) => {
      for (const look of saved) await saveLook(transaction, look)
    })
  }

  return {
    readNew,
    /** What was seen may be of another chain. */
    forget: () => seen.clear(),
  }
}

/** What is stored may be newer: another server has followed meanwhile. */
function lastLook(seen: Look | undefined, { block, balance }: SafeEther): Look {
  return seen && seen.block >= block ? seen : { block, balance: BigInt(balance) }
}

type Search = {
  readonly row: SafeEther
  readonly last: Look
  readonly now: Look
  readonly moved: readonly Moved[]
}

function unexplained({ last, now, moved }: Search): bigint {
  return now.balance - last.balance - movedBetween(moved, last.block, now.block)
}

/** Answers up to where it was searched. */
async function searchEther({ db, read, write }: BranchPlace, search: Search): Promise<Look> {
  const { row, last, now, moved } = search
  const { safe } = row
  const told = (block: number) => movedBetween(moved, last.block, block)
  const countsAt = async (blocks: readonly number[]) => {
    const balances = await etherAt(read, safe, blocks)
    return balances && blocks.map((block, at) => (balances[at] ?? 0n) - told(block))
  }
  const span = { after: last.block, to: now.block, before: last.balance, now: now.balance - told(now.block) }
  const rises = await findRises(countsAt, span, MOST_RISES)
  const found: SafeTransfers[] = []
  let missing = rises ? 0n : unexplained(search)
  for (const { to: block, before, now: risen } of rises ?? []) {
    const amount = risen - before
    const known = await receivedIn(db, safe, block)
    const received = await readReceivedEther(read, { safe, block, amount, told: known })
    found.push(...received)
    const left = amount - received.reduce((sum, { value }) => sum + BigInt(value ?? '0'), 0n)
    if (left > 0n) missing += left
  }
  const end = rises?.length === MOST_RISES ? rises.at(-1) : undefined
  const look = end ? { block: end.to, balance: end.now + told(end.to) } : now
  await write(async (transaction) => {
    await storeReceived(transaction, safe, found)
    await saveLook(transaction, {
      safe,
      block: look.block,
      balance: String(look.balance),
      unexplained: String(BigInt(row.unexplained) + missing),
    })
    await raiseSafeVersions(transaction, [safe])
  })
  return look
}

function receivedIn(db: Database, safe: string, block: number) {
  return db
    .selectFrom('safe_transfers')
    .select(['transaction_hash', 'from', 'value'])
    .where('safe', '=', safe)
    .where('block', '=', block)
    .where('kind', '=', 'ether')
    .where('direction', '=', 'incoming')
    .execute()
}
