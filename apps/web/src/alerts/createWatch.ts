import { createStore, type Store } from '../storage/createStore.ts'
import { fieldsOf, time } from '../storage/schema.ts'
import { type StoredValue, stored } from '../storage/stored.ts'
import type { Alert } from './alert.ts'
import { type Journal, takeFinding } from './journal.ts'
import { hiddenMs, type Look } from './look.ts'

/** When each scope was looked at last, in whichever tab: milliseconds since 1970. */
export type Turns = Readonly<Record<string, number>>

const mostTurns = 100

export function turnsOf(value: unknown): Turns {
  const known = Object.entries(fieldsOf(value)).flatMap(([scope, at]) => {
    const ms = time(at)
    return ms === undefined ? [] : [[scope, ms] as const]
  })
  return Object.fromEntries(known.slice(0, mostTurns))
}

export const alertTurns = stored('love.alerts.turns', turnsOf)

export type WatchDeps = {
  readonly looks: () => readonly Look[]
  readonly turns: StoredValue<Turns>
  readonly journal: StoredValue<Journal>
  /** One tab at a time. */
  readonly inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>
  readonly tell: (alerts: readonly Alert[]) => void
  readonly now: () => number
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

export type Watch = {
  /** Looks at what is due, once. Never throws. */
  readonly look: () => Promise<void>
  /** Looks from now on. Answers with the way to stop. */
  readonly start: () => () => void
  /** Why the last look failed, by scope. */
  readonly failures: Pick<Store<Readonly<Record<string, unknown>>>, 'get' | 'subscribe'>
}

/** While the page is seen: most of what it then looks at was read already. */
const seenMs = 5_000

export function createWatch(deps: WatchDeps): Watch {
  const { looks, turns, journal, inTurn, tell, now, page } = deps
  const failures = createStore<Readonly<Record<string, unknown>>>({})

  /** Those whose turn it is, which no other tab has taken. */
  function takeTurns(): Promise<readonly Look[]> {
    return inTurn(async () => {
      const at = now()
      const taken = turns.get()
      const due = looks().filter(({ scope, everyMs }) => {
        const since = at - (taken[scope] ?? 0)
        // A clock that was put back must not silence anything.
        return since >= everyMs || since < 0
      })
      if (due.length > 0)
        turns.update((before) => ({ ...before, ...Object.fromEntries(due.map(({ scope }) => [scope, at])) }))
      return due
    })
  }

  async function lookAt({ scope, find }: Look): Promise<void> {
    try {
      const finding = await find()
      const { [scope]: failed, ...others } = failures.get()
      if (failed !== undefined) failures.set(others)
      if (!finding) return
      const told = await inTurn(async () => {
        const before = journal.get()
        const taken = takeFinding(before, scope, finding, now())
        if (taken.journal !== before) journal.update(() => taken.journal)
        return taken.told
      })
      if (told.length > 0) tell(told)
    } catch (error) {
      failures.update((known) => ({ ...known, [scope]: error }))
    }
  }

  async function look(): Promise<void> {
    try {
      const due = await takeTurns()
      // Together, so that what they ask of the chain goes in one request.
      await Promise.all(due.map(lookAt))
    } catch {
      // Storage or locks are away: the next look tries again.
    }
  }

  function start(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    let isLooking = false
    async function round() {
      clearTimeout(timer)
      if (isStopped || isLooking) return
      isLooking = true
      await look()
      isLooking = false
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(round, page.visibilityState === 'hidden' ? hiddenMs : seenMs)
    }
    page.addEventListener('visibilitychange', round)
    void round()
    return () => {
      isStopped = true
      clearTimeout(timer)
      page.removeEventListener('visibilitychange', round)
    }
  }

  return { look, start, failures }
}
