import type { Log } from '../log.ts'
import { databaseCode } from '../store/isDatabaseFailure.ts'
import type { View } from './parseView.ts'
import { keyOf, type ViewCount } from './viewsTable.ts'

export type ViewCounter = {
  count(view: View): void
  /** Writes what was counted. Keeps it when that fails. */
  flush(): Promise<void>
  start(): void
  /** Stops, and writes what is left. */
  close(): Promise<void>
}

export type ViewCounterDeps = {
  save: (rows: readonly ViewCount[]) => Promise<void>
  now: () => number
  log: Log
  flushMs?: number
  mostRows?: number
  mostReferrers?: number
}

/**
 * Counts in memory and writes sums, so that the database sees a few rows every few seconds however many people come.
 * What a crash may cost is the views of those seconds.
 */
export function createViewCounter(deps: ViewCounterDeps): ViewCounter {
  const { save, now, log, flushMs = 5_000, mostRows = 10_000, mostReferrers = 500 } = deps
  let counted = new Map<string, ViewCount>()
  let flushing: Promise<void> | undefined
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  let referrers = { day: '', hosts: new Set<string>() }

  const add = (view: ViewCount) => {
    const key = keyOf(view)
    const row = counted.get(key)
    if (row) row.count += view.count
    // Bounded however long the database is away: beyond that a view still counts, only not for its page.
    else if (counted.size < mostRows || isCatchAll(view)) counted.set(key, { ...view })
    else add({ ...view, ...catchAll })
  }
  /** Anybody can invent hosts: a day has room for so many, and the rest share a row. */
  const knownReferrer = (day: string, host: string) => {
    if (referrers.day !== day) referrers = { day, hosts: new Set() }
    const { hosts } = referrers
    if (host === '' || hosts.has(host)) return host
    if (hosts.size >= mostReferrers) return 'other'
    hosts.add(host)
    return host
  }
  const write = async () => {
    const rows = [...counted.values()]
    if (rows.length === 0) return
    counted = new Map()
    try {
      await save(rows)
      if (isFailing) log.info('page views are saved again')
      isFailing = false
    } catch (error) {
      for (const row of rows) add(row)
      if (!isFailing)
        log.error('page views cannot be saved and are kept in memory', { code: databaseCode(error) })
      isFailing = true
    }
  }
  const flush = () => {
    flushing ??= write().finally(() => {
      flushing = undefined
    })
    return flushing
  }

  return {
    count({ path, referrer }) {
      const day = new Date(now()).toISOString().slice(0, 10)
      add({ day, path, referrer: knownReferrer(day, referrer), count: 1 })
    },
    flush,
    start() {
      timer ??= setInterval(() => void flush(), flushMs)
    },
    async close() {
      clearInterval(timer)
      // One that is under way does not hold what was counted since it began.
      await flushing
      await flush()
      const lost = [...counted.values()].reduce((sum, { count }) => sum + count, 0)
      if (lost > 0) log.error('page views were lost: the database did not save them', { views: lost })
    },
  }
}

const catchAll = { path: 'other', referrer: '' }

function isCatchAll({ path, referrer }: View): boolean {
  return path === catchAll.path && referrer === catchAll.referrer
}
