import { expect, test } from 'vitest'
import type { Alert } from './alert.ts'
import {
  addAlerts,
  clearAlerts,
  forgetKept,
  journalOf,
  markRead,
  markSeen,
  mostAlerts,
  takeFinding,
  unreadCount,
  unseenCount,
} from './journal.ts'

const empty = journalOf(undefined)

function alertOf(number: number, at = number): Alert {
  return { id: `${number}`, kind: 'price', title: `Alert ${number}`, text: '', path: '/farm', at }
}

test('default: new alerts are unseen and unread until somebody looks at the page, then at the list', () => {
  const two = addAlerts(empty, [alertOf(1), alertOf(2)])
  expect([unseenCount(two), unreadCount(two)]).toEqual([2, 2])
  const seen = markSeen(two)
  expect([unseenCount(seen), unreadCount(seen)]).toEqual([0, 2])
  const read = markRead(seen)
  expect([unseenCount(read), unreadCount(read)]).toEqual([0, 0])
  const third = addAlerts(read, [alertOf(3)])
  expect([unseenCount(third), unreadCount(third)]).toEqual([1, 1])
  expect(markRead(third).alerts).toHaveLength(3)
  expect(markSeen(seen)).toBe(seen)
  expect(clearAlerts(third).alerts).toEqual([])
})

test('behavior: the newest twenty stay, and of two about the same the newer', () => {
  let journal = empty
  for (let number = 1; number <= 30; number++) journal = addAlerts(journal, [alertOf(number)])
  expect(journal.alerts).toHaveLength(mostAlerts)
  expect(journal.alerts[0]?.id).toBe('30')
  const again = addAlerts(journal, [alertOf(20, 99)])
  expect(again.alerts).toHaveLength(mostAlerts)
  expect(again.alerts.filter(({ id }) => id === '20')).toEqual([alertOf(20, 99)])
})

test('behavior: what is switched on again begins anew', () => {
  const count = (kept: unknown) => ({ kept: Number(kept ?? 0) + 1, alerts: [] })
  const once = takeFinding(empty, 'a', count, 1).journal
  const twice = takeFinding(once, 'a', count, 1).journal
  expect(twice.kept).toEqual({ a: 2 })
  expect(takeFinding(forgetKept(twice, 'a'), 'a', count, 1).journal.kept).toEqual({ a: 1 })
})

test('error: stored alerts that lead elsewhere or make no sense are left out, and their words are cleaned', () => {
  const paths = ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example', '/farm']
  const alerts = paths.map((path, index) => ({ ...alertOf(index), path, title: 'a\u202eb' }))
  const read = journalOf({ alerts: [...alerts, { ...alertOf(1), kind: 'odd' }, null], seenAt: 'x', kept: 5 })
  expect(read.alerts).toEqual([{ ...alertOf(4), title: 'ab' }])
  expect([read.seenAt, read.kept]).toEqual([0, {}])
})
