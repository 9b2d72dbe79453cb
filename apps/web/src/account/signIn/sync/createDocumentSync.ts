import { ServerRefusal } from '../ServerRefusal.ts'
import type { AccountServer, ServerDocument } from './createAccountServer.ts'
import type { Agreements } from './createAgreements.ts'
import { isSameEntries, mergeEdits } from './mergeEdits.ts'
import type { SyncedDocument } from './syncedDocument.ts'

export type DocumentSyncDeps = {
  readonly server: AccountServer
  readonly agreements: Agreements
  /** Ends everything: whoever is signed in then is somebody else, or nobody. */
  readonly signal: AbortSignal
  readonly onWorking: () => void
  readonly onDone: () => void
  readonly onFailure: (error: unknown) => void
}

/** A person who types is not sent letter by letter. */
const quietMs = 1_000
/** Until what the server could not take is tried again. */
const retryMs = 15_000
/** Other devices may write too, but not all the time. */
const mostConflicts = 5

/** Keeps one document the same here and with the account, from now until the signal. Answers with the way to look again. */
export function createDocumentSync(deps: DocumentSyncDeps, document: SyncedDocument): () => void {
  const { server, agreements, signal } = deps
  const { name } = document
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isWanted = false

  async function settle({ version, value }: ServerDocument, conflicts = 0): Promise<void> {
    signal.throwIfAborted()
    const kept = document.fromValue(value)
    const base = document.isKept() ? agreements.read(name)?.entries : undefined
    const local = document.read()
    const merged = mergeEdits({ base, local, server: kept })
    if (!isSameEntries(merged, local)) document.write(merged)
    // Read back: what does not fit here is not kept.
    const next = document.read()
    if (isSameEntries(next, kept)) return agreements.write(name, { version, entries: next })
    const answer = await server.write(name, { version, value: document.toValue(next) }, signal)
    if (!('conflict' in answer)) return agreements.write(name, { version: answer.version, entries: next })
    if (conflicts === mostConflicts)
      throw new ServerRefusal(409, 'Your other devices keep changing this data.')
    return settle(answer.conflict, conflicts + 1)
  }

  /** What nobody has touched since needs no question first. */
  async function push(): Promise<void> {
    const agreed = agreements.read(name)
    if (!agreed) return first()
    return settle({ version: agreed.version, value: document.toValue(agreed.entries) })
  }

  async function run(work: () => Promise<void>): Promise<void> {
    const agreed = agreements.read(name)
    if (work === push && agreed && isSameEntries(agreed.entries, document.read())) return
    if (isRunning) {
      isWanted = true
      return
    }
    isRunning = true
    deps.onWorking()
    try {
      await work()
      if (!signal.aborted) deps.onDone()
    } catch (error) {
      if (!signal.aborted) {
        deps.onFailure(error)
        if (isPassing(error)) later(retryMs, first)
      }
    }
    isRunning = false
    if (isWanted) {
      isWanted = false
      later(quietMs, push)
    }
  }

  function later(ms: number, work: () => Promise<void>) {
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(run, ms, work)
  }

  const first = async () => settle(await server.read(name, signal))
  const stop = document.subscribe(() => later(quietMs, push))
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    stop()
  })
  const lookAgain = () => void run(first)
  lookAgain()
  return lookAgain
}

/** What the server does not take stays so until something is changed; a session that is over needs a new one. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ServerRefusal) || error.status >= 500 || error.status === 429
}
