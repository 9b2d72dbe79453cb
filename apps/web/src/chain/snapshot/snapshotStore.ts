import { readStored, writeStored } from '../../storage/storage.ts'
import { chainDefaults } from '../chainDefaults.ts'
import { blockSeconds, chainId } from '../chainFacts.ts'
import { type BlockTime, dataAge, isStale } from '../dataAge.ts'
import { serverAwayText } from '../missingFilesText.ts'
import { pageClock } from '../serverClock.ts'
import { askSnapshot, SnapshotError } from './askSnapshot.ts'
import { leastMs, nextLookMs } from './nextLook.ts'

/** As it came, but for what decides whether it is one of this page's: readers check what they take of it. */
export type SnapshotBody = Readonly<Record<string, unknown>> & {
  readonly block: string
  readonly timestamp: number
}

export type SnapshotState = {
  readonly body: SnapshotBody | undefined
  /** Of an earlier visit: nothing has come on this one yet. */
  readonly isRestored: boolean
  /** Tries in a row that brought none. */
  readonly failures: number
  /** Why there is nothing newer, in words; undefined while all is well. */
  readonly trouble: string | undefined
}

/** The shape of `protocol/snapshot/snapshotReply`. Another one is not for this build. */
const version = 1

const storageKey = 'love.snapshot'

/** While there are figures, so many tries may fail: a server that starts anew is back by then. */
const patience = 3

const listeners = new Set<() => void>()
let state: SnapshotState | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let looking: Promise<void> | undefined
let lookedAt = Number.NEGATIVE_INFINITY

/** Whether a page should do without. */
export function isWithoutSnapshot({ body, failures }: SnapshotState): boolean {
  return failures >= (body ? patience : 1)
}

/** Asks while somebody listens and the page is seen. */
export const snapshotStore = {
  get: (): SnapshotState => {
    state ??= restored()
    return state
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) document.addEventListener('visibilitychange', lookIfSeen)
    listeners.add(listener)
    lookIfSeen()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      clearTimeout(timer)
      timer = undefined
      document.removeEventListener('visibilitychange', lookIfSeen)
    }
  },
  /** At once; whoever asks while one is under way gets that one. */
  look(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined
      if (listeners.size > 0) plan()
    })
    return looking
  },
}

function lookIfSeen(): void {
  if (document.hidden || timer !== undefined) return
  // The script before React has just looked.
  if (Date.now() - lookedAt < leastMs) plan()
  else void snapshotStore.look()
}

async function look(): Promise<void> {
  lookedAt = Date.now()
  clearTimeout(timer)
  try {
    const answer = await askSnapshot(AbortSignal.timeout(chainDefaults.requestTimeoutMs))
    const body = bodyOf(answer.body)
    if (!body) throw new SnapshotError('A new version of this page is available. Reload it.')
    set({ body: newer(body), isRestored: false, failures: 0, trouble: answer.trouble })
    writeStored(storageKey, JSON.stringify(snapshotStore.get().body))
  } catch (error) {
    const { body, isRestored, failures } = snapshotStore.get()
    set({ body, isRestored, failures: failures + 1, trouble: troubleText(error) })
  }
}

function troubleText(error: unknown): string {
  if (error instanceof SnapshotError) return error.message
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  return isLate ? 'The server did not respond in time.' : serverAwayText
}

function plan(): void {
  const { body, failures } = snapshotStore.get()
  const age = body && failures === 0 ? dataAge(timeOf(body), pageClock.now()) : undefined
  timer = setTimeout(
    () => {
      timer = undefined
      lookIfSeen()
    },
    nextLookMs({ ageSeconds: age?.seconds, blockSeconds }),
  )
}

/** Several caches in between give older ones after newer ones. When what is shown is old itself, anything goes. */
function newer(body: SnapshotBody): SnapshotBody {
  const { body: shown } = snapshotStore.get()
  if (!shown || isStale(dataAge(timeOf(shown), pageClock.now()))) return body
  return BigInt(body.block) >= BigInt(shown.block) ? body : shown
}

export function timeOf({ block, timestamp }: SnapshotBody): BlockTime {
  return { block: BigInt(block), timestamp: BigInt(timestamp) }
}

function set(next: SnapshotState): void {
  state = next
  for (const listener of listeners) listener()
}

function restored(): SnapshotState {
  const body = bodyOf(parse(readStored(storageKey)))
  const isYoung = body && Date.now() - 1_000 * body.timestamp < chainDefaults.queryCacheMs
  return { body: isYoung ? body : undefined, isRestored: true, failures: 0, trouble: undefined }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

function bodyOf(value: unknown): SnapshotBody | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...Object(value) }
  const { block, timestamp } = fields
  const isOurs = fields.version === version && fields.chainId === chainId
  if (!isOurs || typeof block !== 'string' || !/^\d{1,20}$/.test(block)) return undefined
  return Number.isSafeInteger(timestamp) ? { ...fields, block, timestamp: Number(timestamp) } : undefined
}
