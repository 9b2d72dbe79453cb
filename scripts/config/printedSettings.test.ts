import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { allTopics } from './allTopics.ts'
import { readEnvironment } from './readEnvironment.ts'
import { renderSettings } from './renderSettings.ts'
import { settingProblems } from './settingProblems.ts'

const canary = 'CANARY5f3a9c'
const key = 'CANARY0'.repeat(6)

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'love-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '.env'), text)
  return join(folder, '.env')
}

function print(given: Record<string, string>, file = '/nowhere/.env'): Map<string, string> {
  const environment = readEnvironment(given, file)
  expect(settingProblems(environment.env)).toEqual([])
  const lines = renderSettings(allTopics(environment.env), environment).trimEnd().split('\n')
  return new Map(lines.map((line) => [line.split(' ')[0] ?? '', line.replace(/^\S+ +/, '')]))
}

test('default: every setting with where it comes from; the environment wins over .env', () => {
  const file = fileWith('PORT=4000\nHOST="0.0.0.0"\n# DATA_DIR=/x\n')
  const printed = print({ PORT: '5000' }, file)
  expect(printed.size).toBe(allTopics({}).flatMap(({ settings }) => settings).length)
  expect(printed.get('PORT')).toBe('environment  5000')
  expect(printed.get('HOST')).toBe('.env         0.0.0.0')
  expect(printed.get('DATA_DIR')).toBe('default      .data')
  expect(printed.get('APP_URL')).toBe('default      http://localhost:5000')
  expect(printed.get('DATABASE_URL')).toBe('default      (none)')
})

test('behavior: of secrets only the place is shown', () => {
  const printed = print({
    LOVE_NETWORK: 'mainnet',
    APP_URL: 'https://love.example',
    RPC_URLS: `https://u:${canary}@a.example:8443/v2/${canary}?k=${canary},https://b.example,https://${key}.c.example`,
    DATABASE_URL: `postgres://user:${canary}@db.example:5433/love?password=${canary}`,
    SAFE_GATEWAY_URL: `https://gateway.example/${canary}`,
    DATA_DIR: `/var/${key}`,
    METRICS_TOKEN: `${canary}${canary}`,
  })
  expect([...printed.values()].join('\n')).not.toMatch(/canary/i)
  expect(printed.get('RPC_URLS')).toBe(
    'environment  https://a.example:8443/…, https://b.example, https://….c.example',
  )
  expect(printed.get('DATABASE_URL')).toBe('environment  db.example:5433/love')
  expect(printed.get('SAFE_GATEWAY_URL')).toBe('environment  https://gateway.example/…')
  expect(printed.get('CONFIRMATIONS')).toBe('default      12')
})

test('error: the bad settings of server and build at once, each once, without their values', () => {
  const problems = settingProblems({
    LOVE_NETWORK: canary,
    PORT: '0x50',
    LIMIT_RPC_BODY_BYTES: '-1',
    CONFIRMATIONS: 'abc',
    RPC_URLS: `ftp://${canary}`,
    COMMUNITY_CHAT: `https://node.example/v2/${key}`,
    WALLETCONNECT_PROJECT_ID: canary,
  })
  expect(problems.map((line) => line.split(' ')[0])).toEqual([
    'LOVE_NETWORK',
    'PORT',
    'RPC_URLS',
    'CONFIRMATIONS',
    'LIMIT_RPC_BODY_BYTES',
    'WALLETCONNECT_PROJECT_ID',
    'COMMUNITY_CHAT',
  ])
  expect(problems.join()).not.toContain('CANARY')
})

test('error: as a command, with an exit code and nothing but the lines', () => {
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['scripts/config.ts'], { env, encoding: 'utf8' })
  const bad = run({ PORT: '0x50', LOVE_NETWORK: 'mainnet', RPC_URLS: `ftp://${canary}` })
  expect([bad.status, bad.stdout]).toEqual([1, ''])
  expect(
    bad.stderr
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['PORT', 'APP_URL', 'RPC_URLS'])
  expect(bad.stderr).not.toContain(canary)
  const good = run({ DATABASE_URL: `postgres://user:${canary}@db.example/love` })
  expect([good.status, good.stderr]).toEqual([0, ''])
  expect(good.stdout).toContain('db.example/love')
  expect(good.stdout).not.toContain(canary)
})
