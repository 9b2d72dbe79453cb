import type { Log } from '../log.ts'
import type { Database } from '../store/openStore.ts'
import { anchor, type BlockHeader, type Read, readHeaders } from './chain.ts'
import { logKey } from './chainLog.ts'
import { FollowError } from './FollowError.ts'
import { type FollowPlace, findPlace } from './findPlace.ts'
import { followBranches } from './followBranches.ts'
import type { SourceWrite } from './followSource.ts'
import { type Followed, OVERLAP, planReading } from './planReading.ts'
import { type Reading, readPlan } from './readPlan.ts'
import { rememberedBetween } from './remembered.ts'
import { type Writing, writeStep } from './writeStep.ts'

export type StepDeps = {
  db: Database
  read: Read
  followed: readonly Followed[]
  /** How many blocks to go at most. */
  stepBlocks: number
  /** Throws when this server may not write. */
  fence: (transaction: Database) => Promise<void>
  log: Log
}

/** `head` is undefined while the nodes are behind the store. */
export type FollowStep = { head: BlockHeader | undefined; isAtHead: boolean }

/** Brings every source forward by a range of blocks, and the store from one whole state to the next. */
export async function takeStep({
  db,
  read,
  followed,
  stepBlocks,
  fence,
  log,
}: StepDeps): Promise<FollowStep> {
  const place = await findPlace(db, read)
  if (!place) return { head: undefined, isAtHead: true }
  const { head, ancestor } = place
  const all = await Promise.all(followed.map((one) => followBranches(one, { db, read, place, fence })))
  const branches = all.flatMap((one) => one.branches)
  const hasMore = all.some((one) => one.hasMore)
  const planned = await Promise.all(
    [...followed, ...branches].map((one) => planReading(db, one, place, stepBlocks)),
  )
  const plans = planned.filter((plan) => plan !== undefined)
  if (plans.length === 0) return { head, isAtHead: !hasMore }

  // The top is read before the logs and again after them: if it is the same, they are of one chain.
  const top = Math.max(...plans.map(({ to }) => to))
  const onTop = anchor(read, await headerOf(read, head, top))
  const readings: Reading[] = []
  for (const plan of plans) readings.push(await readPlan(db, onTop, plan))

  const tip = Math.max(ancestor?.block ?? 0, ...readings.map(({ to }) => to))
  const known = ancestor?.block ?? Math.min(...readings.map(({ from }) => from)) - 1
  const kept = new Set(tip > known ? [...rememberedBetween(known + 1, tip, head.number), tip] : [])
  // By its first block another chain is known, even one that is shorter than the store.
  if (!ancestor) kept.add(0)
  const headers = await readHeaders(onTop, [
    ...kept,
    ...(ancestor ? [ancestor.block] : []),
    ...readings.flatMap(({ to, logs }) => [to, ...logs.map(({ block }) => block)]),
  ])
  checkChain(place, readings, headers)

  const isReplaced = place.newest !== ancestor
  const writings: Writing[] = []
  for (const reading of readings) {
    writings.push({ ...reading, write: await prepareWrite(onTop, { reading, headers, isReplaced }) })
  }
  await writeStep({ db, fence, place, writings, branches, headers, kept })
  for (const { followed: one, logs, to } of readings) {
    one.storedLogs = new Set(logs.filter(({ block }) => block > to - OVERLAP).map(logKey))
  }
  tellOfReplaced(log, place)
  // A branch that has come to its end leaves its place to the next.
  const isDone = branches.length === 0 && !hasMore
  return { head, isAtHead: isDone && readings.every(({ to }) => to === head.number) }
}

async function headerOf(read: Read, head: BlockHeader, block: number): Promise<BlockHeader> {
  if (block === head.number) return head
  const header = (await readHeaders(anchor(read, head), [block])).get(block)
  if (!header) throw new FollowError('not-believed', `A node does not have block ${block}.`)
  return header
}

/** The nodes' word is taken only where blocks and logs confirm each other. */
function checkChain(
  { ancestor }: FollowPlace,
  readings: readonly Reading[],
  headers: ReadonlyMap<number, BlockHeader>,
): void {
  if (ancestor && headers.get(ancestor.block)?.hash !== ancestor.hash) {
    throw new FollowError('not-believed', 'The chain changed while it was being read.')
  }
  for (const { logs } of readings) {
    const stray = logs.find(({ block, blockHash }) => headers.get(block)?.hash !== blockHash)
    if (stray) throw new FollowError('not-believed', `A log belongs to a different block ${stray.block}.`)
  }
}

function tellOfReplaced(log: Log, { newest, ancestor }: FollowPlace): void {
  if (!newest || newest === ancestor) return
  if (ancestor) log.info('chain reorganised', { fromBlock: ancestor.block + 1, storedTo: newest.block })
  else log.warn('the stored blocks belong to a different chain: starting over', { to: newest.block })
}

type PrepareWriteParameters = {
  reading: Reading
  headers: ReadonlyMap<number, BlockHeader>
  /** Whether blocks that are stored are gone. */
  isReplaced: boolean
}

const nothing: SourceWrite = async () => {}

/** How to store what a source was told. Whatever else of the chain that takes is read here. */
async function prepareWrite(
  read: Read,
  { reading: { followed, logs }, headers, isReplaced }: PrepareWriteParameters,
): Promise<SourceWrite> {
  const { source, storedLogs } = followed
  const first = logs.find((log) => isReplaced || !storedLogs.has(logKey(log)))
  if (!first) return nothing
  const fresh = logs
    .filter(({ block }) => block >= first.block)
    .map((log) => ({ ...log, timestamp: headers.get(log.block)?.timestamp ?? 0 }))
  if ('prepare' in source) return source.prepare(read, fresh)
  return (transaction) => source.apply(transaction, fresh)
}
