import { parseBigints, stringifyBigints } from '../storage/bigintJson.ts'
import { anyText, fieldsOf, listOf, oneOf, record, type Schema, shownText, time } from '../storage/schema.ts'
import { stored } from '../storage/stored.ts'
import { type Alert, alertKinds, type Finding } from './alert.ts'

/** What was told in this browser, in whichever tab: nothing is told twice. */
export type Journal = {
  /** Newest first. */
  readonly alerts: readonly Alert[]
  /** Of the newest alert that came while somebody looked at the page, or before. */
  readonly seenAt: number
  /** Of the newest alert when the list was open last. */
  readonly readAt: number
  /** By what is looked at: what was kept of the last look. */
  readonly kept: Readonly<Record<string, unknown>>
}

export const mostAlerts = 20
const mostKept = 100

/** An address on this page and on no other. */
const ownPath: Schema<string> = (value) =>
  /^\/(?!\/)[^\s\\]*$/.test(anyText(value) ?? '') ? anyText(value) : undefined

const alertSchema: Schema<Alert> = record({
  id: shownText(300),
  kind: oneOf(...alertKinds),
  title: shownText(200),
  text: shownText(500),
  path: ownPath,
  at: time,
})

export function journalOf(value: unknown): Journal {
  const { alerts, seenAt, readAt, kept } = fieldsOf(value)
  return {
    alerts: listOf(alertSchema, mostAlerts)(alerts),
    seenAt: time(seenAt) ?? 0,
    readAt: time(readAt) ?? 0,
    kept: Object.fromEntries(Object.entries(fieldsOf(kept)).slice(0, mostKept)),
  }
}

export type Taken = { readonly journal: Journal; readonly told: readonly Alert[] }

/** The same journal where the look has brought nothing new. */
export function takeFinding(journal: Journal, scope: string, finding: Finding, now: number): Taken {
  const { [scope]: before, ...others } = journal.kept
  const { kept, alerts } = finding(before)
  const told = alerts.map((alert): Alert => ({ ...alert, at: now }))
  if (told.length === 0 && stringifyBigints(kept) === stringifyBigints(before)) return { journal, told }
  // What was looked at last stays the longest.
  const next = { [scope]: kept, ...Object.fromEntries(Object.entries(others).slice(0, mostKept - 1)) }
  return { journal: addAlerts({ ...journal, kept: next }, told), told }
}

export function addAlerts(journal: Journal, told: readonly Alert[]): Journal {
  const ids = new Set(told.map(({ id }) => id))
  const older = journal.alerts.filter(({ id }) => !ids.has(id))
  return { ...journal, alerts: [...told, ...older].slice(0, mostAlerts) }
}

/** What is switched on again begins anew. */
export function forgetKept(journal: Journal, scope: string): Journal {
  const { [scope]: _, ...kept } = journal.kept
  return { ...journal, kept }
}

export function clearAlerts(journal: Journal): Journal {
  return { ...journal, alerts: [] }
}

function newestOf({ alerts }: Journal): number {
  return Math.max(0, ...alerts.map(({ at }) => at))
}

/** Somebody looks at the page. */
export function markSeen(journal: Journal): Journal {
  const seenAt = newestOf(journal)
  return seenAt > journal.seenAt ? { ...journal, seenAt } : journal
}

/** Somebody looks at the list. */
export function markRead(journal: Journal): Journal {
  const readAt = newestOf(journal)
  return readAt > journal.readAt ? { ...markSeen(journal), readAt } : markSeen(journal)
}

/** For the title and the icon of the tab. */
export function unseenCount({ alerts, seenAt, readAt }: Journal): number {
  return alerts.filter(({ at }) => at > Math.max(seenAt, readAt)).length
}

/** For the bell. */
export function unreadCount({ alerts, readAt }: Journal): number {
  return alerts.filter(({ at }) => at > readAt).length
}

export const alertJournal = stored('love.alerts.told', journalOf, {
  write: stringifyBigints,
  parse: parseBigints,
})
