import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { keepStatements } from './migration.ts'

function open() {
  const database = new Sqlite(':memory:')
  onTestFinished(() => void database.close())
  let prepared = 0
  const kept = keepStatements({
    close: () => database.close(),
    prepare(sql) {
      prepared += 1
      return database.prepare(sql)
    },
  })
  kept.prepare('create table notes (id integer, text text)').run([])
  return { kept, prepared: () => prepared }
}

test('default: what is asked again is not read again', () => {
  const { kept, prepared } = open()
  const before = prepared()
  for (let id = 1; id <= 5; id++) kept.prepare('insert into notes (id, text) values (?, ?)').run([id, 'x'])
  expect(kept.prepare('select count(*) as count from notes').all([])).toEqual([{ count: 5 }])
  expect(prepared()).toBe(before + 2)
})

test('behavior: a change of the tables is seen', () => {
  const { kept } = open()
  kept.prepare('insert into notes (id, text) values (?, ?)').run([1, 'x'])
  expect(kept.prepare('select * from notes').all([])).toEqual([{ id: 1, text: 'x' }])
  kept.prepare('alter table notes add column day text').run([])
  expect(kept.prepare('select * from notes').all([])).toEqual([{ id: 1, text: 'x', day: null }])
})

test('behavior: only so many are kept', () => {
  const { kept, prepared } = open()
  for (let number = 0; number < 600; number++) kept.prepare(`select ${number} as number`).all([])
  const before = prepared()
  kept.prepare('select 599 as number').all([])
  expect(prepared()).toBe(before)
  kept.prepare('select 0 as number').all([])
  expect(prepared()).toBe(before + 1)
})
