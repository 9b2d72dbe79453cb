import { expect, test } from 'vitest'
import { createLog, type LogLevel } from './log.ts'

function setup(level: LogLevel) {
  const lines: string[] = []
  const scrub = (text: string) => text.replaceAll('secret', '[node]')
  const log = createLog({ level, write: (line) => void lines.push(line), now: () => 0, scrub })
  return { lines, log }
}

test('default: one JSON object a line', () => {
  const { lines, log } = setup('info')
  log.warn('node is benched', { node: 'node 1', reason: 'two\nlines' })
  expect(lines).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","level":"warn","event":"node is benched","node":"node 1","reason":"two\\nlines"}\n',
  ])
})

test('behavior: what is below the level is not written', () => {
  const { lines, log } = setup('error')
  log.info('a')
  log.warn('b')
  log.error('c')
  expect(lines).toHaveLength(1)
})

test('behavior: addresses of nodes are taken out wherever they stand', () => {
  const { lines, log } = setup('info')
  log.error('failed at secret', { secret: 'secret' })
  expect(lines.join()).not.toContain('secret')
})
