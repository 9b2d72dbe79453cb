import { jsonAnswer } from '../answers/jsonAnswer.ts'
import type { Log } from '../log.ts'
import { wholeNumberSetting } from '../settings/values.ts'
import { databaseCode } from '../store/isDatabaseFailure.ts'
import type { Store } from '../store/openStore.ts'
import type { ViewCounter } from './createViewCounter.ts'
import { type DayAndPath, readViews } from './viewsTable.ts'

export type SummaryDeps = {
  store: Pick<Store, 'db'>
  views: Pick<ViewCounter, 'flush'>
  now: () => number
  log: Log
}

/** The last `days` days, both ends included, by UTC. */
type Span = { days: number; from: string; to: string }

type Kept = { at: number; summary: Promise<Span & Summary> }

const KEEP_MS = 5_000

const DAY_MS = 86_400_000

const days = wholeNumberSetting(1, 365)

/** `GET /insights/summary?days=30`: views by day and by path. The database is asked once for all who ask at a time. */
export function createSummary({ store, views, now, log }: SummaryDeps) {
  const kept = new Map<number, Kept>()

  const read = async (count: number) => {
    const day = (before: number) => new Date(now() - before * DAY_MS).toISOString().slice(0, 10)
    const span = { days: count, from: day(count - 1), to: day(0) }
    await views.flush()
    return { ...span, ...summarise(await readViews(store.db, span)) }
  }
  const get = (count: number) => {
    const last = kept.get(count)
    if (last && now() - last.at < KEEP_MS) return last.summary
    const summary = read(count)
    kept.set(count, { at: now(), summary })
    // A failure is told to those who wait, and not kept.
    summary.catch(() => kept.delete(count))
    return summary
  }

  return async (request: Request): Promise<Response> => {
    const asked = days.safeParse(new URL(request.url).searchParams.get('days') ?? '30')
    if (!asked.success) {
      return jsonAnswer(400, { error: 'The number of days must be from 1 to 365.' })
    }
    try {
      return jsonAnswer(200, await get(asked.data), { 'cache-control': 'public, max-age=5' })
    } catch (error) {
      log.warn('the summary cannot be read', { code: databaseCode(error) })
      const words = 'The numbers are not available: the database does not respond.'
      return jsonAnswer(503, { error: words }, { 'retry-after': '5' })
    }
  }
}

type Summary = {
  total: number
  /** Days with views, in their order. */
  byDay: { day: string; views: number }[]
  /** The most seen first. */
  byPath: { path: string; views: number }[]
}

function summarise(rows: readonly DayAndPath[]): Summary {
  const byDay = [...sums(rows, ({ day }) => day)].map(([day, views]) => ({ day, views }))
  const byPath = [...sums(rows, ({ path }) => path)].map(([path, views]) => ({ path, views }))
  return {
    total: byDay.reduce((sum, { views }) => sum + views, 0),
    byDay: byDay.sort((a, b) => compare(a.day, b.day)),
    byPath: byPath.sort((a, b) => b.views - a.views || compare(a.path, b.path)),
  }
}

function sums(rows: readonly DayAndPath[], keyOf: (row: DayAndPath) => string): Map<string, number> {
  const totals = new Map<string, number>()
  for (const row of rows) totals.set(keyOf(row), (totals.get(keyOf(row)) ?? 0) + row.views)
  return totals
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
