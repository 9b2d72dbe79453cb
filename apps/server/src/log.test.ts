import { expect, test } from 'vitest'
import { createLog, type LogLevel } from './log.ts'

function setup(level: LogLevel) {
  const lines: string[] = []
  const scrubbed: number[] = []
  const scrub = (text: string) => {
    scrubbed.push(text.length)
    return text.replaceAll('secret', '[node]')
  }
  const log = createLog({ level, write: (line) => void lines.push(line), now: () => 0, scrub })
  return { lines, log, scrubbed }
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

test('error: 5 MB in a message or a field are cut before anything is done with them', () => {
  const { lines, log, scrubbed } = setup('info')
  const huge = 'x'.repeat(5_000_000)
  log.warn(huge)
  log.error('a request failed', { error: huge, message: '\u0000'.repeat(5_000_000), status: 500 })
  for (const length of scrubbed) expect(length).toBeLessThan(100_000)
  for (const line of lines) expect(line.length).toBeLessThan(100_000)
  const [first, second] = lines.map((line) => JSON.parse(line))
  expect(first.event).toMatch(/^x{1000,}… \(5000000 characters\)$/)
  expect(second).toMatchObject({ error: expect.stringMatching(/^x{1000,}… /), status: 500 })
})

test('behavior: a stack of a usual length is whole', () => {
  const { lines, log } = setup('info')
  const stack = `Error: it failed\n${'    at run (apps/server/src/main.ts:12:34)\n'.repeat(50)}`
  log.error('request failed', { error: stack })
  expect(JSON.parse(lines[0] ?? '').error).toBe(stack)
})

test('error: no cut leaves a part of a secret, wherever it stands #secrets-hidden', () => {
  const { lines, log } = setup('info')
  for (let before = 0; before < 11_000; before++)
    log.error('failed', { error: `${'x'.repeat(before)}secret${'y'.repeat(12_000)}` })
  log.error('failed', { error: 'secret'.repeat(10_000) })
  expect(lines).toHaveLength(11_001)
  const isClean = /^[xy]*(\[node\])*(\[(no?d?e?)?)?y*… \(\d+ characters\)$/
  expect(lines.filter((line) => !isClean.test(JSON.parse(line).error))).toEqual([])
})
