import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allTopics } from './allTopics.ts'
import { renderExample } from './renderExample.ts'

const topics = allTopics({})
const settings = topics.flatMap((topic) => topic.settings)

test('default: .env.example is what the settings say', () => {
  const isSame = readFileSync('.env.example', 'utf8') === renderExample()
  expect(isSame, '.env.example is out of date: run `npm run format`.').toBe(true)
})

test('default: every setting is there once and explains itself', () => {
  expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length)
  for (const { title } of topics) expect(title).not.toBe('')
  for (const { name, about } of settings) expect(about, name).toMatch(/^[A-Z].*\.$/)
})

test('behavior: the example sets nothing as it is, and everything to its default without the #', () => {
  const lines = renderExample().split('\n')
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  const set = lines.flatMap((line) => /^# ([A-Z0-9_]+)=/.exec(line)?.[1] ?? [])
  expect(set).toEqual(settings.map(({ name }) => name))
})

test('behavior: nobody commits a .env', () => {
  expect(execFileSync('git', ['check-ignore', '.env'], { encoding: 'utf8' })).toBe('.env\n')
})
