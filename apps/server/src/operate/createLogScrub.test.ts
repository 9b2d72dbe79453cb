import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createLogScrub } from './createLogScrub.ts'

test('default: no line holds a node, the password of the database or the token', () => {
  const scrub = createLogScrub({
    rpcUrls: ['https://node.example/v2/CANARY-key-of-a-node'],
    databaseUrl: 'postgres://love:CANARY%22pa%20ss@db.example:5433/love',
    metricsToken: 'CANARYtoken0123456789',
  })
  const lines: string[] = []
  const log = createLog({ level: 'info', write: (line) => void lines.push(line), now: () => 0, scrub })
  log.error('failed', { error: 'connect ECONNREFUSED db.example:5433 with CANARY"pa ss' })
  log.warn('postgres://love:CANARY%22pa%20ss@db.example:5433/love', { token: 'CANARYtoken0123456789' })
  log.info('asked', { url: 'https://node.example/v2/CANARY-key-of-a-node' })
  expect(lines.join('')).not.toMatch(/CANARY|example/)
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(['error', 'warn', 'info'])
})

test('behavior: a text that is too long loses its secrets before it is cut', () => {
  const databaseUrl = 'postgres://love:CANARY%22pa%20ss@db.example/love'
  const scrub = createLogScrub({ rpcUrls: [], databaseUrl, metricsToken: undefined })
  const lines: string[] = []
  const log = createLog({ level: 'info', write: (line) => void lines.push(line), now: () => 0, scrub })
  for (let before = 0; before < 11_000; before += 5)
    log.error('failed', { error: `${'x'.repeat(before)}CANARY"pa ss${'y'.repeat(12_000)}` })
  expect(lines.join('')).not.toMatch(/CAN|pa ss/)
})

test('behavior: what is no secret stays: short words, this machine, the name of the user', () => {
  const databaseUrl = 'postgres://love:abc@localhost/love'
  const scrub = createLogScrub({ rpcUrls: [], databaseUrl, metricsToken: undefined })
  expect(scrub('love abc localhost')).toBe('love abc localhost')
  expect(createLogScrub({ rpcUrls: [], databaseUrl: undefined, metricsToken: undefined })('a')).toBe('a')
})
